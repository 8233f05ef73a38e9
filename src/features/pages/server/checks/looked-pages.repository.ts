import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument, PageKind } from '../../contract/page.ts';
import { readable } from '../pages.repository.ts';

const published = (db: PlatformDb) =>
  db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .where('page.deleted_at', 'is', null);

/** What readers have, so many at a time, in the order of their ids. */
export async function findLookedPages(db: PlatformDb, afterId: string, limit: number) {
  const rows = await published(db)
    .select(['page.id', 'page.kind', 'page_version.document', 'page_version.published_at as publishedAt'])
    .select(sql<string | null>`page.review_on::text`.as('reviewOn'))
    .where('page.id', '>', afterId)
    .orderBy('page.id')
    .limit(limit)
    .execute();
  return rows.map(({ kind, document, ...row }) => ({
    ...row,
    kind: kind as PageKind,
    document: readable(document as unknown as PageDocument),
  }));
}

export async function countLookedPages(db: PlatformDb): Promise<number> {
  const { total } = await published(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many links of each lead nowhere, as the last look for them had it. */
export async function findDeadCounts(db: PlatformDb, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('page_dead_link')
    .select(({ fn }) => ['page_id as id', fn.countAll<number>().as('count')])
    .where('page_id', 'in', ids)
    .groupBy('page_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Who looks after each. */
export async function findOwnerNames(db: PlatformDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('page')
    .innerJoin('user', 'user.id', 'page.owner_id')
    .select(['page.id', 'user.name'])
    .where('page.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
