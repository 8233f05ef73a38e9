import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface Use {
  hits: number;
  lastUsedAt: Date;
}

/** In one order, so that two processes that write at once wait for each other instead of for ever. */
export async function addUses(db: PlatformDb, uses: ReadonlyMap<string, Use>): Promise<void> {
  const sorted = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
  await db
    .insertInto('redirect_use')
    .values(sorted.map(([path, { hits, lastUsedAt }]) => ({ path, hits, last_used_at: lastUsedAt })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({
        hits: sql`redirect_use.hits + excluded.hits`,
        last_used_at: sql`greatest(redirect_use.last_used_at, excluded.last_used_at)`,
      }),
    )
    .execute();
}
