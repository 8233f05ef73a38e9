import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { UserProperty } from '../contract/user-properties.ts';

const columns = ['id', 'email', 'name', 'email_verified as isVerified', 'is_active as isActive'] as const;

export const findAccountByAddress = (db: PlatformDb, address: string) =>
  db.selectFrom('user').select(columns).where('email', '=', address).executeTakeFirst();

export const findAccountById = (db: PlatformDb, id: string) =>
  db.selectFrom('user').select(columns).where('id', '=', id).executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;

export interface ProvenAccount {
  address: string;
  origin: 'Registration' | 'Verification';
  isActive: boolean;
  firstName?: string;
  middleName?: string;
  lastName?: string;
}

/** Undefined when someone else was first with this address. */
export async function insertProvenAccount(db: PlatformDb, account: ProvenAccount): Promise<Account | undefined> {
  const { address, origin, isActive, firstName = '', middleName = '', lastName = '' } = account;
  return db
    .insertInto('user')
    .values({
      id: crypto.randomUUID(),
      name: [firstName, middleName, lastName].filter((part) => part !== '').join(' ') || address,
      email: address,
      email_verified: true,
      origin,
      is_active: isActive,
      first_name: firstName,
      middle_name: middleName,
      last_name: lastName,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export const findOrigin = async (db: PlatformDb, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('user').select('origin').where('id', '=', userId).executeTakeFirst())?.origin;

/** A light account becomes one like any other; undefined when it is none any more. */
export const claimAccount = (
  db: PlatformDb,
  userId: string,
  { firstName, middleName, lastName }: { firstName: string; middleName: string; lastName: string },
  now: Date,
): Promise<Account | undefined> =>
  db
    .updateTable('user')
    .set({
      origin: 'Registration',
      name: [firstName, middleName, lastName].filter((part) => part !== '').join(' '),
      first_name: firstName,
      middle_name: middleName,
      last_name: lastName,
      updated_at: now,
    })
    .where('id', '=', userId)
    .where('origin', '=', 'Verification')
    .returning(columns)
    .executeTakeFirst();

/** True when it was not so before. */
export async function markVerified(db: PlatformDb, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when someone else has this address. */
export async function storeAddress(db: PlatformDb, userId: string, address: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ email: address, email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user as other').select('other.id').where('other.email', '=', address))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What people change of their own account (§7). */
export interface OwnColumns {
  name: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  properties: UserProperty[];
  terms_of_use_version_accepted: number | null;
  terms_of_use_asked: boolean;
}

export async function updateOwnColumns(db: PlatformDb, userId: string, own: OwnColumns, now: Date): Promise<void> {
  await db
    .updateTable('user')
    .set({ ...own, properties: JSON.stringify(own.properties), updated_at: now })
    .where('id', '=', userId)
    .execute();
}

export const updateLastSeen = (db: PlatformDb, userId: string, at: Date) =>
  db.updateTable('user').set({ last_seen_at: at }).where('id', '=', userId).execute();

/** Sessions, passwords, roles and values go with it, by the tables' own rules. */
export const deleteUserRow = (db: PlatformDb, id: string) => db.deleteFrom('user').where('id', '=', id).execute();

const addresseeColumns = ['id', 'email', 'name', 'properties'] as const;

/** Someone as they are written to: by mail, in the language that they chose. */
export const findAddressee = (db: PlatformDb, id: string) =>
  db
    .selectFrom('user')
    .select(addresseeColumns)
    .$narrowType<{ properties: UserProperty[] }>()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();

export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

/** Those who manage content now: who said no to the terms does not. */
export const findManagers = (db: PlatformDb): Promise<Addressee[]> =>
  db
    .selectFrom('user')
    .select(addresseeColumns)
    .$narrowType<{ properties: UserProperty[] }>()
    .where('account_type', 'in', ['ContentManager', 'Admin'] satisfies AccountType[])
    .where('is_active', '=', true)
    .where(({ eb, or }) =>
      or([eb('terms_of_use_asked', '=', false), eb('terms_of_use_version_accepted', 'is not', null)]),
    )
    .orderBy('created_at')
    .limit(200)
    .execute();

export const findStaff = (db: PlatformDb): Promise<Addressee[]> =>
  db
    .selectFrom('user')
    .select(addresseeColumns)
    .$narrowType<{ properties: UserProperty[] }>()
    .where('account_type', 'in', ['Mett', 'Developer'] satisfies AccountType[])
    .where('is_active', '=', true)
    .orderBy('created_at')
    .limit(200)
    .execute();

/** Admins, and who has one of these roles: those who deal with something. */
export const findHandlers = (db: PlatformDb, roleIds: readonly string[]): Promise<Addressee[]> =>
  db
    .selectFrom('user')
    .select(addresseeColumns)
    .$narrowType<{ properties: UserProperty[] }>()
    .where('is_active', '=', true)
    .where(({ eb, or }) =>
      or([eb('terms_of_use_asked', '=', false), eb('terms_of_use_version_accepted', 'is not', null)]),
    )
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('account_type', '=', 'Admin' satisfies AccountType),
        ...(roleIds.length === 0
          ? []
          : [
              exists(
                selectFrom('user_role')
                  .select('user_role.user_id')
                  .whereRef('user_role.user_id', '=', 'user.id')
                  .where('user_role.role_id', 'in', roleIds),
              ),
            ]),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();

/** Who has one of these roles and can sign in, once each, however many of the roles they have. */
export const findInRoles = (db: PlatformDb, roleIds: readonly string[]): Promise<Addressee[]> =>
  db
    .selectFrom('user')
    .select(addresseeColumns)
    .$narrowType<{ properties: UserProperty[] }>()
    .where('is_active', '=', true)
    .where('email_verified', '=', true)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('user_role')
        .select('user_id')
        .where('role_id', 'in', [...roleIds]),
    )
    .orderBy('id')
    .execute();

/** Those who can let someone in; an installation with more than these has its own ways to tell them. */
export const findAdminAddresses = (db: PlatformDb) =>
  db
    .selectFrom('user')
    .select('email')
    .where('account_type', '=', 'Admin' satisfies AccountType)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .limit(50)
    .execute();
