import { sql } from 'kysely';
import type { UserProperty } from '#features/users/contract/user-properties.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PropertyValue } from '../contract/profile-properties.ts';

export interface ProfileRow {
  id: string;
  email: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  account_type: AccountType;
  is_active: boolean;
  properties: UserProperty[];
  terms_of_use_version_accepted: number | null;
  terms_of_use_asked: boolean;
}

const profile = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('user')
    .select([
      'id',
      'email',
      'first_name',
      'middle_name',
      'last_name',
      'account_type',
      'is_active',
      'properties',
      'terms_of_use_version_accepted',
      'terms_of_use_asked',
    ])
    .$narrowType<{ properties: UserProperty[]; account_type: AccountType }>()
    .where('id', '=', userId);

export const findProfile = (db: PlatformDb, userId: string): Promise<ProfileRow | undefined> =>
  profile(db, userId).executeTakeFirst();

/** Two tabs that save at once: the second sees what the first wrote. */
export const lockProfile = (db: PlatformDb, userId: string): Promise<ProfileRow | undefined> =>
  profile(db, userId).forUpdate().executeTakeFirst();

/** By field, not by key: a renamed field keeps what was filled in. */
export async function findFieldValues(db: PlatformDb, userId: string): Promise<Map<string, PropertyValue>> {
  const rows = await db
    .selectFrom('profile_value')
    .select(['field_id', 'value'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.field_id, row.value as PropertyValue]));
}

export async function keepFieldValue(
  db: PlatformDb,
  key: { userId: string; fieldId: string },
  value: PropertyValue,
  now: Date,
): Promise<void> {
  if (value === null) {
    await db
      .deleteFrom('profile_value')
      .where('user_id', '=', key.userId)
      .where('field_id', '=', key.fieldId)
      .execute();
    return;
  }
  const json = JSON.stringify(value);
  await db
    .insertInto('profile_value')
    .values({ user_id: key.userId, field_id: key.fieldId, value: json, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'field_id']).doUpdateSet({ value: json, updated_at: now }))
    .execute();
}

export const findRoleNames = async (db: PlatformDb, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role.name')
    .where('user_role.user_id', '=', userId)
    .orderBy('role.name')
    .execute();
  return rows.map(({ name }) => name);
};

export const findAccountFacts = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('user')
    .select(['email_verified', 'origin', 'account_type', 'is_active', 'created_at', 'updated_at', 'last_seen_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const findMails = (db: PlatformDb, address: string) =>
  db
    .selectFrom('mail')
    .select(['created_at', 'kind', 'subject', 'state'])
    .where('to_address', '=', address)
    .orderBy('created_at')
    .execute();

export const findPictures = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('asset')
    .select(['id', 'name', 'media_type', 'byte_size', 'created_at'])
    .where('added_by', '=', userId)
    .orderBy('created_at')
    .execute();

/** Locked in one order, so that the last two admins cannot leave at the same moment. */
export async function lockOtherAdmins(db: PlatformDb, userId: string) {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'account_type'])
    .where('account_type', 'in', ['Admin', 'Mett'])
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  const others = rows.filter(({ id }) => id !== userId);
  return {
    admins: others.filter(({ account_type }) => account_type === 'Admin').length,
    withAdminRights: others.length,
  };
}

/** Counts before it is known whether the proof is right, so that guesses at the same moment all count. */
export async function addDeletionTry(db: PlatformDb, userId: string, now: Date, windowEndsAt: Date) {
  return db
    .insertInto('account_deletion')
    .values({ user_id: userId, tries: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => {
        const isOver = eb('account_deletion.window_ends_at', '<=', now);
        return {
          tries: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('account_deletion.tries', '+', 1))
            .end(),
          window_ends_at: eb
            .case()
            .when(isOver)
            .then(windowEndsAt)
            .else(eb.ref('account_deletion.window_ends_at'))
            .end(),
        };
      }),
    )
    .returning(['tries', 'window_ends_at', 'code_hash', 'code_expires_at'])
    .executeTakeFirstOrThrow();
}

export async function keepDeletionCode(
  db: PlatformDb,
  userId: string,
  code: { hash: string; expiresAt: Date },
): Promise<void> {
  const columns = { code_hash: code.hash, code_expires_at: code.expiresAt };
  await db
    .insertInto('account_deletion')
    .values({ user_id: userId, window_ends_at: sql<Date>`now()`, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Tries and codes whose time is over. */
export const deleteExpiredTries = (db: PlatformDb, now: Date) =>
  db
    .deleteFrom('account_deletion')
    .where('window_ends_at', '<=', now)
    .where(({ eb, or }) => or([eb('code_expires_at', 'is', null), eb('code_expires_at', '<=', now)]))
    .execute();
