import type { PlatformDb } from '#platform/server/database/database.ts';

/** The one of these that belongs to the account with this address. */
export const findDeviceByAddress = (db: PlatformDb, hashes: readonly string[], address: string, now: Date) =>
  db
    .selectFrom('known_device')
    .innerJoin('user', 'user.id', 'known_device.user_id')
    .select('known_device.token_hash as hash')
    .where('known_device.token_hash', 'in', hashes)
    .where('user.email', '=', address)
    .where('known_device.expires_at', '>', now)
    .executeTakeFirst();

export const findDeviceOfUser = (db: PlatformDb, hashes: readonly string[], userId: string, now: Date) =>
  db
    .selectFrom('known_device')
    .select('token_hash as hash')
    .where('token_hash', 'in', hashes)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** A known one lasts longer again. */
export async function storeDevice(db: PlatformDb, hash: string, userId: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ token_hash: hash, user_id: userId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

/** All of someone's, or all but one. */
export async function deleteDevices(db: PlatformDb, userId: string, kept?: string): Promise<void> {
  const all = db.deleteFrom('known_device').where('user_id', '=', userId);
  await (kept === undefined ? all : all.where('token_hash', '!=', kept)).execute();
}

export async function deleteOldestDevices(db: PlatformDb, userId: string, most: number): Promise<void> {
  const latest = db
    .selectFrom('known_device')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .limit(most);
  await db.deleteFrom('known_device').where('user_id', '=', userId).where('token_hash', 'not in', latest).execute();
}
