import type { PlatformDb } from '#platform/server/database/database.ts';

/** Takes the place of the one they had, if any. */
export async function storePassword(db: PlatformDb, userId: string, hash: string, now: Date): Promise<void> {
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

export const findPasswordHash = async (db: PlatformDb, userId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('account')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst()
  )?.password ?? undefined;

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

/** What is kept of how they came in; never a token, a hash or a secret. */
export async function findSignInFacts(db: PlatformDb, userId: string) {
  const [sessions, providers, passkeys, knownDevices] = await Promise.all([
    db
      .selectFrom('session')
      .select(['created_at', 'last_seen_at', 'expires_at', 'ip_address', 'user_agent'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('account').select(['provider_id', 'created_at']).where('user_id', '=', userId).execute(),
    db.selectFrom('passkey').select(['name', 'created_at', 'last_used_at']).where('user_id', '=', userId).execute(),
    db.selectFrom('known_device').select(['created_at', 'expires_at']).where('user_id', '=', userId).execute(),
  ]);
  return { sessions, providers, passkeys, knownDevices };
}
