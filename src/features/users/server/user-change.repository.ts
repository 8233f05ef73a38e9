import type { AccountType } from '#platform/contract/viewer.ts';
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

export const listSignInMethods = async (db: PlatformDb, userId: string): Promise<string[]> => {
  const accounts = await db
    .selectFrom('account')
    .select('provider_id')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('provider_id')
    .execute();
  const passkey = await db.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst();
  return [...accounts.map(({ provider_id }) => provider_id), ...(passkey === undefined ? [] : ['passkey'])];
};

export async function countSessions(db: PlatformDb, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export const findInviter = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('invitation')
    .select(['inviter_name as name', 'created_at as at'])
    .where('accepted_by', '=', userId)
    .orderBy('accepted_at', 'desc')
    .executeTakeFirst();

/** Sessions, passwords, roles and values go with it, by the tables' own rules. */
export const deleteUserRow = (db: PlatformDb, id: string) => db.deleteFrom('user').where('id', '=', id).execute();

/** Who made what, where nobody's name may stay behind. */
export const deletedUser = 'deleted-user';

export async function countPageVersions(db: PlatformDb, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_version')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('published_by', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export const givePageVersions = (db: PlatformDb, userId: string, to: string) =>
  db.updateTable('page_version').set({ published_by: to }).where('published_by', '=', userId).execute();

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
