import type { Actor, AuditService } from '#features/audit/server/audit.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { UserList } from '#features/users/contract/user.ts';
import { UserListQuery } from '#features/users/contract/user-filter.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import { conflict, notAllowed, notFound } from '#platform/contract/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/language.ts';
import { pickLanguage } from '#platform/contract/localized.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { Role, RoleDetail, RoleInput, RoleUse } from '../contract/role.ts';
import { roleUsesOf } from '../contract/role-uses.ts';
import {
  deleteRoleRow,
  findRole,
  findRoleByName,
  giveExistingRoles,
  insertRole,
  listAll,
  listFilesNaming,
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

export type RolesService = ReturnType<typeof createRolesService>;

export function createRolesService({ platform, users, audit, menus, usedElsewhere = [] }: RolesParts) {
  async function requireRole(db: Platform['db'], id: string): Promise<Role> {
    const role = await findRole(db, id);
    if (role === undefined) throw notFound();
    return role;
  }

  async function usesOf(viewer: Viewer, id: string, language: Language): Promise<RoleUse[]> {
    const [pages, files] = await Promise.all([listPagesNaming(platform.db, id), listFilesNaming(platform.db, id)]);
    const ofPages = await Promise.all(
      pages.map(async (page) => {
        const name = pickLanguage(page.document.title, language, defaultLanguage)?.value ?? '';
        const path = (await menus.pathsOfPage(page.id))[language] ?? null;
        return roleUsesOf(page.document, id).map((use): RoleUse => ({ ...use, name, path }));
      }),
    );
    const ofFiles = files.map(
      ({ name, roleIds }): RoleUse => ({ kind: 'seeFile', name, path: null, isOnly: roleIds.length === 1 }),
    );
    const others = await Promise.all(usedElsewhere.map((find) => find(viewer, id, language)));
    return [...ofPages.flat(), ...ofFiles, ...others.flat()];
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

    /** Pages keep naming it, which then lets nobody in: they are not made visible to more people than they were. */
    async remove(by: Actor, id: string): Promise<void> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx) => {
        const { name, memberCount } = await requireRole(trx, id);
        await deleteRoleRow(trx, id);
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
      const { changed } = await users.bulk(by, { action: 'giveRole', roleId: id, guids });
      return { changed };
    },

    async removeMember(by: Actor, id: string, guid: string): Promise<void> {
      requireAdmin(by.viewer);
      await requireRole(platform.db, id);
      const { changed } = await users.bulk(by, { action: 'takeRole', roleId: id, guids: [guid] });
      if (changed === 0) throw notFound();
    },

    /** Of an invitation: a role that was deleted in the meantime is left out. */
    async giveTo(trx: PlatformTransaction, userId: string, roleIds: readonly string[]): Promise<number> {
      return (await giveExistingRoles(trx, userId, roleIds)).length;
    },
  };
}

function requireAdmin(viewer: Viewer): void {
  if (!viewer.isAdmin) throw notAllowed();
}
