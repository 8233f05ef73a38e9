import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { DeadReason } from '../../contract/checks/checked-page.ts';
import type { PageDocument } from '../../contract/page.ts';

/** What readers have, so many at a time, in the order of their ids. */
export const findPublishedAfter = async (
  db: PlatformDb,
  afterId: string,
  limit: number,
): Promise<{ id: string; document: PageDocument }[]> =>
  (await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['page.id', 'page_version.document'])
    .where('page.deleted_at', 'is', null)
    .where('page.id', '>', afterId)
    .orderBy('page.id')
    .limit(limit)
    .execute()) as unknown as { id: string; document: PageDocument }[];

/** What readers have of one page. */
export const findPublishedDocument = async (db: PlatformDb, id: string): Promise<PageDocument | undefined> =>
  (
    await db
      .selectFrom('page')
      .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
      .select('page_version.document')
      .where('page.id', '=', id)
      .executeTakeFirst()
  )?.document as PageDocument | undefined;

export interface DeadLink {
  pageId: string;
  target: string;
  reason: DeadReason;
}

/** In the place of what was found on these pages before; answers whether anything is different. */
export async function replaceDeadLinks(
  db: PlatformDb,
  pageIds: readonly string[],
  found: readonly DeadLink[],
  now: Date,
): Promise<boolean> {
  const before = await db.selectFrom('page_dead_link').selectAll().where('page_id', 'in', pageIds).execute();
  const key = (pageId: string, target: string, reason: string) => `${pageId} ${reason} ${target}`;
  const known = new Set(before.map(({ page_id, target, reason }) => key(page_id, target, reason)));
  const isSame =
    found.length === known.size && found.every(({ pageId, target, reason }) => known.has(key(pageId, target, reason)));
  if (isSame) return false;
  await forgetDeadLinks(db, pageIds);
  if (found.length === 0) return true;
  const rows = found.map(({ pageId, target, reason }) => ({ page_id: pageId, target, reason, found_at: now }));
  // A page may have been thrown away for good since it was read.
  await db
    .insertInto('page_dead_link')
    .columns(['page_id', 'target', 'reason', 'found_at'])
    .expression(
      db
        .selectFrom('page')
        .innerJoin(
          sql<{
            page_id: string;
            target: string;
            reason: string;
            found_at: Date;
          }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'found'>(
            sql`found(page_id uuid, target text, reason text, found_at timestamptz)`,
          ),
          'found.page_id',
          'page.id',
        )
        .select(['page.id', 'found.target', 'found.reason', 'found.found_at']),
    )
    .execute();
  return true;
}

export const forgetDeadLinks = (db: PlatformDb, pageIds: readonly string[]) =>
  db.deleteFrom('page_dead_link').where('page_id', 'in', pageIds).execute();

export interface DeadTarget {
  target: string;
  reason: DeadReason;
  pageIds: string[];
}

/** By what is dead, which may stand on many pages; those on most pages first. `ownerId`: only on pages that they look after. */
export async function findDeadTargets(db: PlatformDb, ownerId: string | undefined, limit: number) {
  const links = db
    .selectFrom('page_dead_link')
    .innerJoin('page', 'page.id', 'page_dead_link.page_id')
    .where('page.deleted_at', 'is', null)
    .where('page.published_version_id', 'is not', null)
    .$if(ownerId !== undefined, (query) => query.where('page.owner_id', '=', ownerId ?? ''));
  const [targets, { total }] = await Promise.all([
    links
      .select(({ fn }) => [
        'page_dead_link.target',
        'page_dead_link.reason',
        fn.agg<string[]>('array_agg', ['page.id']).as('pageIds'),
      ])
      .groupBy(['page_dead_link.target', 'page_dead_link.reason'])
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('page_dead_link.target')
      .limit(limit)
      .execute(),
    links
      .select(({ fn }) => fn.count<number>('page_dead_link.target').distinct().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { targets: targets as DeadTarget[], total };
}
