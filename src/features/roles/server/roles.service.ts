import type { AuditService } from '#features/audit/server/audit.service.ts';
import { itemsTag } from '#features/list-items/contract/list-items.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { pagesTag, pageTag, partsTag } from '#features/pages/contract/pages.tags.ts';
import type { UserList } from '#features/users/contract/user.ts';
import { UserListQuery } from '#features/users/contract/user-filter.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { Role, RoleDetail, RoleInput, RoleUse } from '../contract/role.ts';
import { roleUsesOf, type UseInPage } from '../contract/role-uses.ts';
import {
  deleteRoleRow,
  findRole,
  findRoleByName,
  forgetRoleInPages,
  forgetRoleInRows,
  insertRole,
  listAll,
  listFilesNaming,
  listItemsNaming,
  listPagesNaming,
  lockRoleNames,
  updateRole,
} from './roles.repository.ts';

/** Another feature in which roles decide something, such as forms. */
export type RoleUsesElsewhere = (viewer: Viewer, roleId: string, language: Language) => Promise<RoleUse[]>;

interface RolesParts {
  platform: Platform;
  users: UsersService;
  audit: AuditService;
  menus: Pick<MenusService, 'pathsOfPage'>;
  usedElsewhere?: readonly RoleUsesElsewhere[];
}

export interface MembersQuery {
  search: string;
  pageNumber: number;
  itemCount: number;
}

const membersAtOnce = 200;

export type RolesService = ReturnType<typeof createRolesService>;

export function createRolesService({ platform, users, audit, menus, usedElsewhere = [] }: RolesParts) {
  async function requireRole(db: Platform['db'], id: string): Promise<Role> {
    const role = await findRole(db, id);
    if (role === undefined) throw notFound();
    return role;
  }

  async function usesOf(viewer: Viewer, id: string, language: Language): Promise<RoleUse[]> {
    const [pages, items, files] = await Promise.all([
      listPagesNaming(platform.db, id),
      listItemsNaming(platform.db, id),
      listFilesNaming(platform.db, id),
    ]);
    const ofPages = await Promise.all(
      pages.map(async (page) => {
        const name = nameIn(page.documents[0]?.title, language);
        const path = (await menus.pathsOfPage(page.id))[language] ?? null;
        const uses = page.documents.map((document) => roleUsesOf(document, id));
        return inEither(uses).map((use): RoleUse => ({ ...use, name, path }));
      }),
    );
    const ofItems = items.map(({ title, roleIds }): RoleUse => {
      const name = nameIn(title as StoredText, language);
      return { kind: 'seeItem', name, path: null, isOnly: roleIds.length === 1 };
    });
    const ofFiles = files.map(
      ({ name, roleIds }): RoleUse => ({ kind: 'seeFile', name, path: null, isOnly: roleIds.length === 1 }),
    );
    const others = await Promise.all(usedElsewhere.map((find) => find(viewer, id, language)));
    return [...ofPages.flat(), ...ofItems, ...ofFiles, ...others.flat()];
  }

  async function requireFreeName(trx: PlatformTransaction, name: string, own?: string): Promise<void> {
    await lockRoleNames(trx, platform.id);
    const taken = await findRoleByName(trx, name);
    if (taken !== undefined && taken.id !== own) throw conflict('role-name-taken');
  }

  return {
    async list(viewer: Viewer): Promise<Role[]> {
      requireAdmin(viewer);
      return listAll(platform.db);
    },

    async read(viewer: Viewer, id: string, language: Language): Promise<RoleDetail> {
      requireAdmin(viewer);
      const role = await requireRole(platform.db, id);
      return { ...role, uses: await usesOf(viewer, id, language) };
    },

    create(by: Actor, input: RoleInput): Promise<Role> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx) => {
        await requireFreeName(trx, input.name);
        const id = await insertRole(trx, input);
        await audit.record(trx, by, { action: 'role.created', subject: { kind: 'role', id, name: input.name } });
        return { ...input, id, memberCount: 0 };
      });
    },

    change(by: Actor, id: string, input: RoleInput): Promise<Role> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx) => {
        await requireFreeName(trx, input.name, id);
        const { name, grantedOn } = await requireRole(trx, id);
        await updateRole(trx, id, input);
        await audit.record(trx, by, {
          action: 'role.changed',
          subject: { kind: 'role', id, name: input.name },
          details: {
            ...(name === input.name ? {} : { was: name }),
            ...(grantedOn === input.grantedOn ? {} : { grantedOn: input.grantedOn }),
          },
        });
        return requireRole(trx, id);
      });
    },

    /** Nothing names it any more, and nothing is made visible to more people than it was (`withoutRoles`). */
    async remove(by: Actor, id: string): Promise<void> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx, touch) => {
        const { name, memberCount } = await requireRole(trx, id);
        await deleteRoleRow(trx, id);
        const pages = await forgetRoleInPages(trx, id);
        await forgetRoleInRows(trx, id);
        touch(pagesTag, partsTag, menuTag, itemsTag, ...pages.map((page) => pageTag(page)));
        await audit.record(trx, by, {
          action: 'role.deleted',
          subject: { kind: 'role', id, name },
          details: { members: memberCount },
        });
      });
    },

    async members(viewer: Viewer, id: string, query: MembersQuery): Promise<UserList> {
      requireAdmin(viewer);
      await requireRole(platform.db, id);
      return users.list(viewer, UserListQuery.parse({ ...query, role: [id] }));
    },

    async addMembers(by: Actor, id: string, guids: string[]): Promise<{ changed: number }> {
      requireAdmin(by.viewer);
      await requireRole(platform.db, id);
      let changed = 0;
      for (let from = 0; from < guids.length; from += membersAtOnce) {
        const some = guids.slice(from, from + membersAtOnce);
        changed += (await users.bulk(by, { action: 'giveRole', roleId: id, guids: some })).changed;
      }
      return { changed };
    },

    async removeMember(by: Actor, id: string, guid: string): Promise<void> {
      requireAdmin(by.viewer);
      await requireRole(platform.db, id);
      const { changed } = await users.bulk(by, { action: 'takeRole', roleId: id, guids: [guid] });
      if (changed === 0) throw notFound();
    },
  };
}

const nameIn = (title: StoredText | undefined, language: Language): string =>
  (title && pickLanguage(title, language, defaultLanguage)?.value) ?? '';

/** What is written and what readers have mostly say the same, which is told once. */
function inEither([written = [], read = []]: UseInPage[][]): UseInPage[] {
  const told = new Set(written.map((use) => JSON.stringify(use)));
  return [...written, ...read.filter((use) => !told.has(JSON.stringify(use)))];
}
