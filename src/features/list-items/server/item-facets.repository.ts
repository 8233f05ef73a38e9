import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** What items are filtered by; nothing else of them changes. */
export async function storeFacets(
  db: PlatformDb,
  written: readonly { id: string; facets: Record<string, string[]> }[],
): Promise<void> {
  await db
    .updateTable('item')
    .from(
      sql<{ id: string; facets: string }>`jsonb_to_recordset(${JSON.stringify(written)}::jsonb)`.as(
        sql`written(id uuid, facets jsonb)`,
      ),
    )
    .set({ facets: sql`written.facets` })
    .where(sql<boolean>`item.id = written.id`)
    .execute();
}
