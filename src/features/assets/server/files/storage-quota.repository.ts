import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** Until the end of the transaction nobody else adds up: two who add at once would both see room for one. */
export async function lockStorage(db: PlatformDb, platform: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`asset storage ${platform}`}, 0))`.execute(db);
}

/**
 * In bytes, each file once however often it was added, as it lies in the storage: with what is in the trash and what was
 * replaced, as long as that can come back. Of one person: what belongs to the files that they added.
 */
export async function usedBytes(db: PlatformDb, addedBy?: string): Promise<number> {
  const now = db.selectFrom('asset').select(['asset.sha256', 'asset.byte_size as byteSize']);
  const earlier = db
    .selectFrom('asset_file')
    .innerJoin('asset', 'asset.id', 'asset_file.asset_id')
    .select(['asset_file.sha256', 'asset_file.byte_size as byteSize']);
  const all = (addedBy === undefined ? now : now.where('asset.added_by', '=', addedBy)).union(
    addedBy === undefined ? earlier : earlier.where('asset.added_by', '=', addedBy),
  );
  const { used } = await db
    .selectFrom(all.as('file'))
    .select(({ fn }) => fn.coalesce(fn.sum<number>('file.byteSize'), sql<number>`0`).as('used'))
    .executeTakeFirstOrThrow();
  return Number(used);
}
