import type { RolesService } from '#features/roles/server/roles.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';

type Test = { platform: Platform; services: { roles: RolesService } };
const viewer = systemViewer('test');

/** One role for each moment at which roles are handed out. */
export async function makeGivenRoles({ services }: Test): Promise<void> {
  for (const grantedOn of ['Registration', 'Verification', 'Manual'] as const) {
    await services.roles.create({ viewer }, { name: `Bij ${grantedOn}`, description: '', grantedOn });
  }
}

export async function rolesOf({ platform }: Test, email: string): Promise<string[]> {
  const rows = await platform.db
    .selectFrom('user_role')
    .innerJoin('user', 'user.id', 'user_role.user_id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role.name')
    .where('user.email', '=', email)
    .orderBy('role.name')
    .execute();
  return rows.map(({ name }) => name);
}

export async function actionsOf({ platform }: Test, userId: string): Promise<string[]> {
  const rows = await platform.db
    .selectFrom('audit_entry')
    .select('action')
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}
