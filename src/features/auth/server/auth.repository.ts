import { sql } from 'kysely';
import type { Property } from '#features/profiles/contract/profile-properties.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** product.md §2: asked, and the accepted version is null. */
const declinedTerms = sql<boolean>`("user"."terms_of_use_asked" and "user"."terms_of_use_version_accepted" is null)`;

/** Everything that decides what the holder of a session may, in one query: it runs for every request of theirs. */
export const findSessionAccount = (db: PlatformDb, token: string, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(({ selectFrom }) => [
      'user.id',
      'user.account_type as accountType',
      'user.email_verified as emailVerified',
      'user.is_active as isActive',
      declinedTerms.as('hasDeclinedTerms'),
      'session.id as sessionId',
      'session.expires_at as expiresAt',
      'session.last_seen_at as sessionSeenAt',
      'user.last_seen_at as userSeenAt',
      selectFrom('user_role')
        .whereRef('user_role.user_id', '=', 'user.id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['user_role.role_id']).as('ids'))
        .as('roleIds'),
    ])
    .$narrowType<{ accountType: AccountType }>()
    .where('session.token', '=', token)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();

/** What the security screen needs to know of someone, and nothing that could open an account. */
export const findOwnAccount = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('user')
    .leftJoin('account', (join) =>
      join.onRef('account.user_id', '=', 'user.id').on('account.provider_id', '=', 'credential'),
    )
    .leftJoin('two_factor', 'two_factor.user_id', 'user.id')
    .select(({ exists, selectFrom, lit }) => [
      'user.id',
      'user.email',
      'user.name',
      'user.two_factor_enabled as isTwoFactorOn',
      'account.password as passwordHash',
      'two_factor.backup_codes as recoveryCodes',
      exists(selectFrom('passkey').select(lit(1).as('one')).whereRef('passkey.user_id', '=', 'user.id'))
        .$castTo<boolean>()
        .as('hasPasskey'),
    ])
    .where('user.id', '=', userId)
    .executeTakeFirst();
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>;

/** Who has taken the first step of this sign-in; better-auth keeps it for ten minutes. */
export const findWaitingPerson = (db: PlatformDb, signIn: string, now: Date) =>
  db
    .selectFrom('verification')
    .innerJoin('user', 'user.id', 'verification.value')
    .select('user.email')
    .where('verification.identifier', '=', signIn)
    .where('verification.expires_at', '>', now)
    .executeTakeFirst();

/** To whom a mail about their account goes, and in which language. */
export const findAddressee = (db: PlatformDb, address: string) =>
  db
    .selectFrom('user')
    .select(['name', 'properties'])
    .$narrowType<{ properties: Property[] }>()
    .where('email', '=', address)
    .executeTakeFirst();

export const deleteSessionByToken = (db: PlatformDb, token: string) =>
  db.deleteFrom('session').where('token', '=', token).execute();

/** A device is trusted for the second step that was there then, not for one that is set up anew. */
export const deleteTrustedDevices = (db: PlatformDb, userId: string) =>
  db.deleteFrom('verification').where('value', '=', userId).where('identifier', 'like', 'trust-device-%').execute();

/** When a session began, and when its holder last showed that the account is theirs. */
export const findSessionProof = (db: PlatformDb, token: string) =>
  db
    .selectFrom('session')
    .select(['created_at as createdAt', 'proven_at as provenAt'])
    .where('token', '=', token)
    .executeTakeFirst();

export const markSessionProven = async (db: PlatformDb, token: string, now: Date): Promise<void> => {
  await db.updateTable('session').set({ proven_at: now }).where('token', '=', token).execute();
};
