import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { OtherProfile } from '../contract/profile.ts';
import { countMembers, findMembers, findPeople, findValuesOf } from './members.repository.ts';
import { presentOtherProfile } from './present-profile.ts';

interface MembersParts {
  platform: Platform;
  fields: Pick<ProfileFieldsService, 'list'>;
}

interface Asked {
  language: Language;
  pageNumber: number;
  itemCount: number;
  searchFilter?: string | undefined;
  roleIds?: readonly string[] | undefined;
}

/** No more than what is written beside what they did: an author, someone who joins. */
export interface NamedPerson {
  guid: string;
  /** Empty for who has none yet. */
  name: string;
  photo: string | null;
}

export type MembersService = ReturnType<typeof createMembersService>;

/** The directory (§6): active people, with what they share with every member; admins see no more here than others. */
export function createMembersService({ platform, fields }: MembersParts) {
  return {
    /** By id; who is not active is not there, and whoever is no active member gets to know nobody (§6). */
    async named(viewer: Viewer, ids: readonly string[]): Promise<Map<string, NamedPerson>> {
      if (!viewer.isActive || ids.length === 0) return new Map();
      const rows = await findPeople(platform.db, ids);
      return new Map(
        rows.map((row) => {
          const { guid, name, photo } = presentOtherProfile(viewer, row, [], new Map());
          return [row.id, { guid, name, photo }];
        }),
      );
    },

    async list(viewer: Viewer, asked: Asked): Promise<{ totalNumberOfMembers: number; members: OtherProfile[] }> {
      if (viewer.id === undefined || !viewer.isActive) throw signInNeeded();
      const { language, pageNumber, itemCount, searchFilter = '', roleIds = [] } = asked;
      const shared = (await fields.list(viewer, language)).filter(({ visibleFor }) => visibleFor === null);
      const fieldIds = shared.map(({ guid }) => guid);
      const question = {
        words: searchFilter.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8),
        fieldIds: shared.filter(({ mett }) => !mett || viewer.isMett).map(({ guid }) => guid),
        roleIds,
        offset: (pageNumber - 1) * itemCount,
        limit: itemCount,
      };
      const [rows, totalNumberOfMembers] = await Promise.all([
        findMembers(platform.db, question),
        countMembers(platform.db, question),
      ]);
      const values = await findValuesOf(
        platform.db,
        rows.map(({ id }) => id),
        fieldIds,
      );
      return {
        totalNumberOfMembers,
        members: rows.map((row) => presentOtherProfile(viewer, row, shared, values.get(row.id) ?? new Map())),
      };
    },
  };
}
