import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Origin } from '../contract/origin.ts';
import type { UserDetail } from '../contract/user.ts';

const adminTypes: readonly AccountType[] = ['Admin', 'Mett'];

/**
 * Everyone with an admin's rights. Locked: two admins who end each other at the same moment come one after the other,
 * and the second finds that nobody else is left.
 */
export const lockActiveAdmins = (db: PlatformDb) =>
  db
    .selectFrom('user')
    .select(['id', 'account_type as accountType'])
    .$narrowType<{ accountType: AccountType }>()
    .where('account_type', 'in', adminTypes)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();

export const listActiveAdmins = (db: PlatformDb) =>
  db
    .selectFrom('user')
    .select(['id', 'account_type as accountType'])
    .$narrowType<{ accountType: AccountType }>()
    .where('account_type', 'in', adminTypes)
    .where('is_active', '=', true)
    .execute();

const detail = (db: PlatformDb) =>
  db
    .selectFrom('user')
    .select([
      'id',
      'name',
      'email',
      'email_verified as emailVerified',
      'account_type as accountType',
      'origin',
      'is_active as isActive',
      'first_name as firstName',
      'middle_name as middleName',
      'last_name as lastName',
      'properties',
      'terms_of_use_version_accepted as termsVersion',
      'terms_of_use_asked as termsAsked',
      'last_seen_at as lastSeenAt',
      'created_at as createdAt',
    ])
    .$narrowType<{ accountType: AccountType; origin: Origin; properties: UserDetail['properties'] }>();

export const findUser = (db: PlatformDb, id: string) => detail(db).where('id', '=', id).executeTakeFirst();
export const lockUser = (db: PlatformDb, id: string) => detail(db).where('id', '=', id).forUpdate().executeTakeFirst();

export type UserDetailRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const updateUser = (
  db: PlatformDb,
  id: string,
  user: Pick<UserDetailRow, 'firstName' | 'middleName' | 'lastName' | 'accountType' | 'isActive' | 'name'>,
  now: Date,
) =>
  db
    .updateTable('user')
    .set({
      first_name: user.firstName,
      middle_name: user.middleName,
      last_name: user.lastName,
      name: user.name,
      account_type: user.accountType,
      is_active: user.isActive,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

export const listRoleIds = async (db: PlatformDb, userId: string): Promise<string[]> =>
  (await db.selectFrom('user_role').select('role_id').where('user_id', '=', userId).orderBy('role_id').execute()).map(
    ({ role_id }) => role_id,
  );

export async function replaceRoles(db: PlatformDb, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.deleteFrom('user_role').where('user_id', '=', userId).execute();
  if (roleIds.length === 0) return;
  await db
    .insertInto('user_role')
    .values([...new Set(roleIds)].map((roleId) => ({ user_id: userId, role_id: roleId })))
    .execute();
}

export const findRoleName = async (db: PlatformDb, roleId: string): Promise<string | undefined> =>
  (await db.selectFrom('role').select('name').where('id', '=', roleId).executeTakeFirst())?.name;

export const listAllRoleNames = (db: PlatformDb) => db.selectFrom('role').select(['id', 'name']).execute();

export const listRoleNames = async (db: PlatformDb, roleIds: readonly string[]): Promise<string[]> =>
  roleIds.length === 0
    ? []
    : (await db.selectFrom('role').select('name').where('id', 'in', roleIds).orderBy('name').execute()).map(
        ({ name }) => name,
      );

export const findInviter = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('invitation')
    .select(['inviter_name as name', 'created_at as at'])
    .where('accepted_by', '=', userId)
    .orderBy('accepted_at', 'desc')
    .executeTakeFirst();

/** Those whose names and addresses a bulk change needs to tell of a refusal. */
export const listNamed = (db: PlatformDb, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('user')
        .select(['id', 'name', 'account_type as accountType', 'is_active as isActive'])
        .$narrowType<{ accountType: AccountType }>()
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
