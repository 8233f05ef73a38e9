import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Origin } from '../contract/origin.ts';

/** The roles that are handed out by themselves at this moment (product.md §2); answers those that are new. */
export const handOutRoles = (db: PlatformDb, userId: string, on: readonly Origin[]) =>
  db
    .with('given', (cte) =>
      cte
        .insertInto('user_role')
        .columns(['user_id', 'role_id'])
        .expression(({ selectFrom, val }) =>
          selectFrom('role')
            .select([val(userId).as('user_id'), 'role.id'])
            .where('granted_on', 'in', on),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('role_id'),
    )
    .selectFrom('given')
    .innerJoin('role', 'role.id', 'given.role_id')
    .select(['role.id', 'role.name', 'role.granted_on as grantedOn'])
    .orderBy('role.name')
    .execute();

/** Those of these roles that still exist; answers those that are new. */
export async function insertExistingRoles(
  db: PlatformDb,
  userId: string,
  roleIds: readonly string[],
): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const rows = await db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('role')
        .select([val(userId).as('user_id'), 'role.id'])
        .where('role.id', 'in', roleIds),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('role_id')
    .execute();
  return rows.map(({ role_id }) => role_id);
}

/** Answers those that they had. */
export async function deleteRolesOf(db: PlatformDb, userId: string, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const rows = await db
    .deleteFrom('user_role')
    .where('user_id', '=', userId)
    .where('role_id', 'in', roleIds)
    .returning('role_id')
    .execute();
  return rows.map(({ role_id }) => role_id);
}
