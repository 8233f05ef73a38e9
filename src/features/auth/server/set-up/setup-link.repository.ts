import type { PlatformDb } from '#platform/server/database/database.ts';

const identifier = 'setup-link';
/** The column cannot be empty, and the link stays until it is used. */
const never = new Date('9999-12-31T00:00:00Z');

export async function replaceSetupToken(db: PlatformDb, hash: string): Promise<void> {
  await db.deleteFrom('verification').where('identifier', '=', identifier).execute();
  await db
    .insertInto('verification')
    .values({ id: crypto.randomUUID(), identifier, value: hash, expires_at: never })
    .execute();
}

export async function hasSetupToken(db: PlatformDb, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', identifier)
    .where('value', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for one caller only: whoever comes second waits for the first and then finds nothing. */
export async function takeSetupToken(db: PlatformDb, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verification')
    .where('identifier', '=', identifier)
    .where('value', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
