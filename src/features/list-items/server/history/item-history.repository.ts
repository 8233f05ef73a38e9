import { sql } from 'kysely';
import type { LogLine } from '#features/pages/contract/history/moments.ts';
import type { Older } from '#features/pages/server/history/document-history.service.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ItemSource } from '../../contract/list-item.ts';
import type { ItemRow } from '../items.repository.ts';

/** The last ones before a number, in order, without what was done. */
export async function listItemLogLines(db: PlatformDb, itemId: string, { before, limit }: Older): Promise<LogLine[]> {
  const rows = await db
    .selectFrom('item_operation')
    .leftJoin('user', 'user.id', 'item_operation.done_by')
    .select(['number', 'done_by', 'done_at', 'group_id', 'user.name'])
    .where('item_id', '=', itemId)
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

export async function firstItemLogNumber(db: PlatformDb, itemId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('item_operation')
    .select('number')
    .where('item_id', '=', itemId)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/** What readers got: an item as it was when they got anything new of it. */
interface Publication {
  /** The first is one. */
  number: number;
  at: Date;
  by: string | null;
  name: string | null;
  note: string | null;
  /** The newest of all. */
  isNewest: boolean;
}

/**
 * An item keeps what it was before each change, whatever was changed. A version for who writes it is a state in which readers
 * had it, unless it read the same as the one before: its place in a list, the spotlight and when it comes or goes are no words.
 * `now` is the item as it is, which is kept nowhere else.
 */
function publications(db: PlatformDb, row: ItemRow, now: ItemSource) {
  const kept = db
    .selectFrom('item_version')
    .select(['number as version', 'snapshot', 'changed_at as at', 'changed_by as by', 'note'])
    .where('item_id', '=', row.id)
    .where(sql<boolean>`snapshot @> '{"isPublished": true}'`);
  const people = db.selectFrom('user').select(['id', 'name']);
  return sql`select numbered.*, number = max(number) over () as "isNewest", person.name from (
      select row_number() over (order by version)::integer as number, snapshot, at, by, note
      from (
        select *, lag(said) over (order by version) as before
        from (
          select *, md5((snapshot - array['isPublished', 'publishedOn', 'unpublishOn', 'parentGuids']
            #- '{metadata,highlight}' #- '{metadata,highlight-until}')::text) as said
          from (
            ${kept}
            union all
            select ${row.version}::integer, ${JSON.stringify(now)}::jsonb, ${row.changedAt}::timestamptz,
              ${row.changedBy}::text, ${row.note}::text
            where ${row.isPublished}::boolean
          ) as state
        ) as look
      ) as told
      where said is distinct from before
    ) as numbered
    left join (${people}) as person on person.id = numbered.by`;
}

/** The newest first, without what they hold. */
export async function listPublications(
  db: PlatformDb,
  row: ItemRow,
  now: ItemSource,
  { before, limit }: Older,
): Promise<Publication[]> {
  const { rows } = await sql<Publication>`select number, at, by, name, note, "isNewest"
    from (${publications(db, row, now)}) as publication
    where number < ${before} order by number desc limit ${limit}`.execute(db);
  return rows;
}

export async function findPublication(
  db: PlatformDb,
  row: ItemRow,
  now: ItemSource,
  number: number,
): Promise<ItemSource | undefined> {
  const { rows } = await sql<{ snapshot: ItemSource }>`select snapshot
    from (${publications(db, row, now)}) as publication where number = ${number}`.execute(db);
  return rows[0]?.snapshot;
}
