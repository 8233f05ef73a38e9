import { type AccountType, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface UserRow {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  middleName: string;
  lastName: string;
  accountType: AccountType;
  properties: unknown;
  roleIds: string[];
  termsOfUseVersionAccepted?: number | undefined;
}

export async function insertUser(db: PlatformDb, user: UserRow): Promise<void> {
  await db
    .insertInto('user')
    .values({
      id: user.id,
      name: [user.firstName, user.middleName, user.lastName].filter((part) => part !== '').join(' ') || user.email,
      email: user.email,
      email_verified: user.emailVerified,
      first_name: user.firstName,
      middle_name: user.middleName,
      last_name: user.lastName,
      account_type: user.accountType,
      properties: JSON.stringify(user.properties),
      terms_of_use_version_accepted: user.termsOfUseVersionAccepted ?? null,
      terms_of_use_asked: user.termsOfUseVersionAccepted !== undefined,
    })
    .execute();
  if (user.roleIds.length === 0) return;
  await db
    .insertInto('user_role')
    .values(user.roleIds.map((roleId) => ({ user_id: user.id, role_id: roleId })))
    .execute();
}

export async function countUserRows(db: PlatformDb, accountTypes: readonly AccountType[]): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_type', 'in', accountTypes)
    .executeTakeFirstOrThrow();
  return count;
}

/** What these people may, as it is now; who is gone is not among them. */
export async function findViewers(db: PlatformDb, userIds: readonly string[]): Promise<Viewer[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('user')
    .select(({ selectFrom }) => [
      'user.id',
      'user.account_type as accountType',
      'user.email_verified as emailVerified',
      'user.is_active as isActive',
      'user.terms_of_use_asked as isAsked',
      'user.terms_of_use_version_accepted as accepted',
      selectFrom('user_role')
        .whereRef('user_role.user_id', '=', 'user.id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['user_role.role_id']).as('ids'))
        .as('roleIds'),
    ])
    .$narrowType<{ accountType: AccountType }>()
    .where('user.id', 'in', userIds)
    .execute();
  return rows.map(({ isAsked, accepted, roleIds, ...account }) =>
    viewerOf({ ...account, roleIds: roleIds ?? [], hasDeclinedTerms: isAsked && accepted === null }),
  );
}

export const findViewer = async (db: PlatformDb, userId: string): Promise<Viewer | undefined> =>
  (await findViewers(db, [userId]))[0];
