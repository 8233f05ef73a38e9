import type { PlatformDb } from '#platform/server/database/database.ts';

const columns = ['id', 'email', 'name', 'email_verified as isVerified', 'is_active as isActive'] as const;

export const findAccountByAddress = (db: PlatformDb, address: string) =>
  db.selectFrom('user').select(columns).where('email', '=', address).executeTakeFirst();

export const findAccountById = (db: PlatformDb, id: string) =>
  db.selectFrom('user').select(columns).where('id', '=', id).executeTakeFirst();

export type MailedAccount = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;

interface NewAccount {
  address: string;
  origin: 'Registration' | 'Verification';
  isActive: boolean;
  firstName?: string;
  middleName?: string;
  lastName?: string;
}

/** Undefined when someone else was first with this address. */
export async function insertProvenAccount(db: PlatformDb, account: NewAccount): Promise<MailedAccount | undefined> {
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

/** The roles that are handed out by themselves at this moment (product.md §2); answers those that are new. */
export async function handOutRoles(db: PlatformDb, userId: string, on: readonly ('Verification' | 'Registration')[]) {
  return db
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
}

export async function storePasswordHash(db: PlatformDb, userId: string, hash: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password: hash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('account')
    .values({
      id: crypto.randomUUID(),
      account_id: userId,
      provider_id: 'credential',
      user_id: userId,
      password: hash,
    })
    .execute();
}

export const endSessionsOf = (db: PlatformDb, userId: string) =>
  db.deleteFrom('session').where('user_id', '=', userId).execute();

/** Those who can let someone in; an installation with more than these has its own ways to tell them. */
export const findAdminAddresses = (db: PlatformDb) =>
  db
    .selectFrom('user')
    .select('email')
    .where('account_type', '=', 'Admin')
    .where('is_active', '=', true)
    .orderBy('created_at')
    .limit(50)
    .execute();
