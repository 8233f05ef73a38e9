import type { PlatformDb } from '#platform/server/database/database.ts';

export const listSessionRows = (db: PlatformDb, userId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'token', 'ip_address', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();

export async function deleteSession(db: PlatformDb, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** All of them, or all but the one with this token. */
export async function deleteSessionsOf(db: PlatformDb, userId: string, keptToken?: string): Promise<number> {
  let query = db.deleteFrom('session').where('user_id', '=', userId);
  if (keptToken !== undefined) query = query.where('token', '!=', keptToken);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sessions, known devices, challenges and states whose time is over, and which nobody will come back for. */
export async function deleteExpired(db: PlatformDb, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('known_device').where('expires_at', '<=', now).execute();
  await db.deleteFrom('verification').where('expires_at', '<=', now).execute();
}
