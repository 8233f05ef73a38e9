import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { signInNeeded } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/language.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { OtherProfile } from '../contract/profile.ts';
import { countMembers, findMembers, findValuesOf } from './members.repository.ts';
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

export type MembersService = ReturnType<typeof createMembersService>;

/** The directory (§6): active people, with what they share with every member; admins see no more here than others. */
export function createMembersService({ platform, fields }: MembersParts) {
  return {
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
