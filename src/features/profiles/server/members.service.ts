import { z } from 'zod';
import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import { rowsOnPage, rowsToRead } from '#platform/contract/page-count.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { OtherProfile } from '../contract/profile.ts';
import { countMembers, findMembers, findPeople, findValuesOf } from './members.repository.ts';
import { presentOtherProfile } from './present-profile.ts';

interface MembersParts {
  platform: Platform;
  fields: Pick<ProfileFieldsService, 'list'>;
  /** A block of a published page, for who may see it. */
  readBlock(viewer: Viewer, guid: string, language: Language): Promise<{ block: { options: object } }>;
}

const DirectoryRoles = z.object({ roleIds: z.array(z.string()) });

interface Asked {
  language: Language;
  pageNumber: number;
  itemCount: number;
  joinRest?: boolean | undefined;
  searchFilter?: string | undefined;
  roleIds?: readonly string[] | undefined;
  block?: string | undefined;
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
export function createMembersService({ platform, fields, readBlock }: MembersParts) {
  /** Who has which role is the admins' to tell: others learn it of their own roles, and where a page shows it to them. */
  async function requireRolesToAsk(viewer: Viewer, { roleIds = [], block, language }: Asked): Promise<void> {
    if (viewer.isContentManager) return;
    const others = roleIds.filter((id) => !viewer.roleIds.includes(id));
    if (others.length === 0) return;
    const shown = block === undefined ? [] : await rolesOfDirectory(viewer, block, language);
    if (!others.every((id) => shown.includes(id))) throw notAllowed();
  }

  /** The roles that a directory on a page asks by. */
  async function rolesOfDirectory(viewer: Viewer, guid: string, language: Language): Promise<readonly string[]> {
    const { block } = await readBlock(viewer, guid, language);
    return DirectoryRoles.safeParse(block.options).data?.roleIds ?? [];
  }

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

    /** Those whose name has these words, as one types it; nobody for whoever is no active member. */
    async suggested(viewer: Viewer, typed: string, limit: number): Promise<NamedPerson[]> {
      if (!viewer.isActive) return [];
      const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 4);
      const rows = await findMembers(platform.db, { words, fieldIds: [], roleIds: [], offset: 0, limit });
      return rows.map((row) => {
        const { guid, name, photo } = presentOtherProfile(viewer, row, [], new Map());
        return { guid, name, photo };
      });
    },

    async list(viewer: Viewer, asked: Asked): Promise<{ totalNumberOfMembers: number; members: OtherProfile[] }> {
      if (viewer.id === undefined || !viewer.isActive) throw signInNeeded();
      await requireRolesToAsk(viewer, asked);
      const { language, pageNumber, itemCount, joinRest, searchFilter = '', roleIds = [] } = asked;
      const shared = (await fields.list(viewer, language)).filter(({ visibleFor }) => visibleFor === null);
      const fieldIds = shared.map(({ guid }) => guid);
      const question = {
        words: searchFilter.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8),
        fieldIds: shared.filter(({ mett }) => !mett || viewer.isMett).map(({ guid }) => guid),
        roleIds,
        offset: (pageNumber - 1) * itemCount,
        limit: joinRest === true ? rowsToRead(itemCount) : itemCount,
      };
      const [found, totalNumberOfMembers] = await Promise.all([
        findMembers(platform.db, question),
        countMembers(platform.db, question),
      ]);
      const rows =
        joinRest === true
          ? (rowsOnPage(found, pageNumber, itemCount) ??
            (await findMembers(platform.db, { ...question, offset: question.offset - itemCount })))
          : found;
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
