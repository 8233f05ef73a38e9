import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { UserList } from '#features/users/contract/user.ts';
import { UserListQuery } from '#features/users/contract/user-filter.ts';
import { roleMembersTag } from '#features/users/contract/users.tags.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import { rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { Role, RoleDetail, RoleInput, RoleUse } from '../contract/role.ts';
import { roleAudit } from '../contract/roles.audit.ts';
import {
  countMembers,
  deleteRoleRow,
  findRole,
  findRoleByName,
  insertRole,
  listAll,
  lockRoleNames,
  updateRole,
} from './roles.repository.ts';

/** A feature that names roles: pages, items, files, invitations. */
export interface RoleHolder {
  /** What of it a role decides. */
  usesOf?(viewer: Viewer, roleId: string, language: Language): Promise<RoleUse[]>;
  /**
   * Its rows no longer name the role, what was kept of them is touched, and nothing becomes visible to more people than
   * before: where no role is left, admins are (docs/decisions/0033).
   */
  forgetRole(trx: PlatformTransaction, touch: Touch, roleId: string): Promise<void>;
}

interface RolesParts {
  platform: Platform;
  users: UsersService;
  audit: AuditService;
  holders: readonly RoleHolder[];
}

export interface MembersQuery {
  search: string;
  pageNumber: number;
  itemCount: number;
}

const membersAtOnce = 200;

export type RolesService = ReturnType<typeof createRolesService>;

export function createRolesService({ platform, users, audit, holders }: RolesParts) {
  async function requireRole(db: Platform['db'], id: string): Promise<Role> {
    const role = await findRole(db, id);
    if (role === undefined) throw notFound();
    return role;
  }

  async function usesOf(viewer: Viewer, id: string, language: Language): Promise<RoleUse[]> {
    return (await Promise.all(holders.map((one) => one.usesOf?.(viewer, id, language) ?? []))).flat();
  }

  async function requireFreeName(trx: PlatformTransaction, name: string, own?: string): Promise<void> {
    await lockRoleNames(trx, platform.id);
    const taken = await findRoleByName(trx, name);
    if (taken !== undefined && taken.id !== own) throw conflict('role-name-taken');
  }

  return {
    async list(viewer: Viewer): Promise<Role[]> {
      requireAdmin(viewer);
      const [roles, members] = await Promise.all([
        listAll(platform.db),
        platform.remember('members-of-roles', [roleMembersTag], () => countMembers(platform.db)),
      ]);
      return roles.map((role) => ({ ...role, memberCount: members.get(role.id) ?? 0 }));
    },

    async read(viewer: Viewer, id: string, language: Language): Promise<RoleDetail> {
      requireAdmin(viewer);
      const role = await requireRole(platform.db, id);
      return { ...role, uses: await usesOf(viewer, id, language) };
    },

    /** With an id when the caller's content names it already. */
    create(by: Actor, input: RoleInput, id: string = crypto.randomUUID()): Promise<Role> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx) => {
        await requireFreeName(trx, input.name);
        await insertRole(trx, id, input);
        const subject = { kind: 'role', id, name: input.name };
        await audit.record(trx, by, { action: roleAudit.created, subject, details: { grantedOn: input.grantedOn } });
        return { ...input, id, memberCount: 0 };
      });
    },

    change(by: Actor, id: string, input: RoleInput): Promise<Role> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx) => {
        await requireFreeName(trx, input.name, id);
        const before = await requireRole(trx, id);
        await updateRole(trx, id, input);
        const decides = ({ name, grantedOn }: RoleInput) => ({ name, grantedOn });
        await audit.record(trx, by, {
          action: roleAudit.changed,
          subject: { kind: 'role', id, name: input.name },
          details: { ...rightsChange(decides(before), decides(input)) },
        });
        return requireRole(trx, id);
      });
    },

    async remove(by: Actor, id: string): Promise<void> {
      requireAdmin(by.viewer);
      const uses = (await usesOf(by.viewer, id, defaultLanguage)).map((use) => `${use.kind}: ${use.name}`);
      await platform.transaction(async (trx, touch) => {
        const { name, memberCount } = await requireRole(trx, id);
        await deleteRoleRow(trx, id);
        for (const holder of holders) await holder.forgetRole(trx, touch, id);
        await audit.record(trx, by, {
          action: roleAudit.deleted,
          subject: { kind: 'role', id, name },
          details: { members: memberCount, uses },
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
