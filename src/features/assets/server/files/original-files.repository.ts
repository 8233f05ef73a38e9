import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** Until the end of the transaction nobody else adds or removes a file with these bytes. */
export async function lockFile(db: PlatformDb, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`asset ${sha256}`}, 0))`.execute(db);
}

/** By an asset, or by one that may go back to it. */
export async function isFileUsed(db: PlatformDb, sha256: string): Promise<boolean> {
  const now = db.selectFrom('asset').select('sha256').where('sha256', '=', sha256);
  const earlier = db.selectFrom('asset_file').select('sha256').where('sha256', '=', sha256);
  return (await now.unionAll(earlier).limit(1).executeTakeFirst()) !== undefined;
}

/** In one order, so that two who note the same files do not wait for each other. */
export async function noteUnclaimed(db: PlatformDb, hashes: readonly string[], now: Date): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insertInto('asset_unclaimed_file')
    .values([...new Set(hashes)].sort().map((sha256) => ({ sha256, noted_at: now })))
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ noted_at: now }))
    .execute();
}

export const forgetUnclaimed = (db: PlatformDb, sha256: string) =>
  db.deleteFrom('asset_unclaimed_file').where('sha256', '=', sha256).execute();

export async function listUnclaimedBefore(db: PlatformDb, moment: Date): Promise<string[]> {
  const found = await db
    .selectFrom('asset_unclaimed_file')
    .select('sha256')
    .where('noted_at', '<', moment)
    .orderBy('sha256')
    .execute();
  return found.map(({ sha256 }) => sha256);
}
