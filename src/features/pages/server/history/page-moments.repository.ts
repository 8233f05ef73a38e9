import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { LogLine } from '../../contract/history/moments.ts';
import type { BlockAuthor } from '../../contract/history/page-history.ts';
import type { Older, VersionEntry } from './document-history.service.ts';

/** The last ones before a number, in order, without what was done. */
export async function listLogLines(db: PlatformDb, pageId: string, { before, limit }: Older): Promise<LogLine[]> {
  const rows = await db
    .selectFrom('page_operation')
    .leftJoin('user', 'user.id', 'page_operation.done_by')
    .select(['number', 'done_by', 'done_at', 'group_id', 'user.name'])
    .where('page_id', '=', pageId)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map((row) => ({
    number: row.number,
    by: { id: row.done_by, name: row.name ?? '' },
    at: row.done_at.toISOString(),
    group: row.group_id,
  }));
}

/** The newest first, without what they hold. */
export async function listVersionLines(
  db: PlatformDb,
  pageId: string,
  { before, limit }: Older,
): Promise<VersionEntry[]> {
  const rows = await db
    .selectFrom('page_version')
    .innerJoin('page', 'page.id', 'page_version.page_id')
    .leftJoin('user', 'user.id', 'page_version.published_by')
    .select((eb) => [
      'page_version.number',
      'page_version.note',
      'page_version.published_at as publishedAt',
      'page_version.published_by as publishedBy',
      'user.name',
      eb('page.published_version_id', '=', eb.ref('page_version.id')).as('isPublished'),
    ])
    .where('page_version.page_id', '=', pageId)
    .where('page_version.number', '<', before)
    .orderBy('page_version.number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'version',
    number: row.number,
    at: row.publishedAt.toISOString(),
    by: { id: row.publishedBy, name: row.name ?? '' },
    note: row.note,
    isPublished: row.isPublished === true,
  }));
}

export async function firstLogNumber(db: PlatformDb, pageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('page_operation')
    .select('number')
    .where('page_id', '=', pageId)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/** Who looks at one block does not wait for a log of years. */
const searchedLines = 5000;

/** The last one in the log that names this block. */
export async function findBlockAuthor(db: PlatformDb, pageId: string, guid: string): Promise<BlockAuthor | undefined> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('page_operation')
        .select(['number', 'done_by', 'done_at', 'operation'])
        .where('page_id', '=', pageId)
        .orderBy('number', 'desc')
        .limit(searchedLines)
        .as('line'),
    )
    .leftJoin('user', 'user.id', 'line.done_by')
    .select(['line.done_by', 'line.done_at', 'user.name'])
    .where(
      sql<boolean>`${guid} = coalesce(line.operation #>> '{place,block}', line.operation #>> '{block,guid}', line.operation ->> 'block')`,
    )
    .orderBy('line.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { by: { id: row.done_by, name: row.name ?? '' }, at: row.done_at.toISOString() };
}
