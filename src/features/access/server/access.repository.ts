import { sql } from 'kysely';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export const findRoleName = async (db: PlatformDb, id: string): Promise<string | undefined> =>
  (await db.selectFrom('role').select('name').where('id', '=', id).executeTakeFirst())?.name;

export const listRoleNames = async (db: PlatformDb): Promise<Map<string, string>> =>
  new Map((await db.selectFrom('role').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]));

/** What decides what this person may, and their name. */
export async function findAccount(db: PlatformDb, id: string) {
  const row = await db
    .selectFrom('user')
    .select(({ selectFrom }) => [
      'user.id',
      'user.name',
      'user.email',
      'user.account_type as accountType',
      'user.email_verified as emailVerified',
      'user.is_active as isActive',
      sql<boolean>`("user"."terms_of_use_asked" and "user"."terms_of_use_version_accepted" is null)`.as(
        'hasDeclinedTerms',
      ),
      selectFrom('user_role')
        .whereRef('user_role.user_id', '=', 'user.id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['user_role.role_id']).as('ids'))
        .as('roleIds'),
    ])
    .$narrowType<{ accountType: AccountType }>()
    .where('user.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, roleIds: row.roleIds ?? [] };
}
