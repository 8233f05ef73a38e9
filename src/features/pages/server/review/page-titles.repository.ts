import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

export async function findTitleRows(db: PlatformDb, ids: readonly string[]) {
  const rows = await db
    .selectFrom('page')
    .select((eb) => [
      'page.id',
      'page.sequence',
      'page.publish_at as publishAt',
      eb('page.published_version_id', 'is not', null).as('isPublished'),
      sql<unknown>`coalesce(page.working_copy -> 'title', ${eb
        .selectFrom('page_version')
        .select(sql`page_version.document -> 'title'`.as('title'))
        .whereRef('page_version.page_id', '=', 'page.id')
        .orderBy('page_version.number', 'desc')
        .limit(1)})`.as('title'),
    ])
    .where('page.id', 'in', ids)
    .where('page.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, isPublished: row.isPublished === true }));
}
