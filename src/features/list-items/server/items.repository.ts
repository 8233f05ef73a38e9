import { type RawBuilder, sql } from 'kysely';
import type { Decided } from '#platform/contract/rights/decisions.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { ItemSource } from '../contract/list-item.ts';
import type { ItemCard, ItemDocument } from './item-document.ts';

/** All that a list shows of an item. */
export interface CardRow {
  id: string;
  shortId: string;
  listId: string;
  typeId: string;
  title: StoredText;
  description: StoredText;
  card: ItemCard;
  parentIds: string[];
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  isHighlighted: boolean;
  isSticky: boolean;
}

export interface ItemRow extends CardRow {
  document: ItemDocument;
  highlightUntil: Date | null;
  visibility: Visibility;
  roleIds: string[];
  decisions: Decided<'item'>;
  version: number;
  /** What who gave readers this said of it. */
  note: string | null;
  createdBy: string | null;
  changedAt: Date;
  changedBy: string | null;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export const cardColumns = [
  'item.id',
  'item.short_id as shortId',
  'item.list_id as listId',
  'item.type_id as typeId',
  'item.title',
  'item.description',
  'item.card',
  'item.parent_ids as parentIds',
  'item.is_published as isPublished',
  'item.published_on as publishedOn',
  'item.unpublish_on as unpublishOn',
  'item.period_start as periodStart',
  'item.period_end as periodEnd',
  'item.is_highlighted as isHighlighted',
  'item.is_sticky as isSticky',
] as const;

const itemColumns = [
  ...cardColumns,
  'item.document',
  'item.highlight_until as highlightUntil',
  'item.visibility',
  'item.role_ids as roleIds',
  'item.decisions',
  'item.version',
  'item.note',
  'item.created_by as createdBy',
  'item.changed_at as changedAt',
  'item.changed_by as changedBy',
  'item.deleted_at as deletedAt',
  'item.deleted_by as deletedBy',
] as const;

export const items = (db: PlatformDb) => db.selectFrom('item').select(itemColumns);

/** Of what a list is about to show, when all blocks are asked for. */
export const findDocuments = async (db: PlatformDb, ids: readonly string[]): Promise<Map<string, ItemDocument>> => {
  const rows = await db.selectFrom('item').select(['id', 'document']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, document }) => [id, document as unknown as ItemDocument]));
};

type ItemKey = 'id' | 'short_id';

/** Asked with each page of an item: with this many columns, writing the statement takes longer than asking it. */
export const createItemFinder = (db: PlatformDb) => {
  const statements = new PreparedStatements(db);
  const by = (key: ItemKey) => async (value: string) => {
    const [row] = await statements.run<{ value: string }, ItemRow>(
      key,
      (slot) => sql<ItemRow>`${items(db).where(`item.${key}`, '=', slot('value') as RawBuilder<string>)}`,
      { value },
    );
    return row;
  };
  return { findItem: by('id'), findItemByShortId: by('short_id') };
};

/**
 * Nobody else changes it until the transaction ends, nor its type: that is locked first, as who changes a type does, so that
 * the two cannot wait for each other.
 */
export const lockItem = async (
  db: PlatformDb,
  id: string,
): Promise<{ row: ItemRow; typeRevision: string } | undefined> => {
  const found = await db
    .with('held', (query) =>
      query
        .selectFrom('item_type')
        .select(['item_type.id', sql<string>`item_type.xmin::text`.as('revision')])
        .where('item_type.id', '=', query.selectFrom('item').select('type_id').where('item.id', '=', id))
        .forShare(),
    )
    .selectFrom('item')
    .innerJoin('held', 'held.id', 'item.type_id')
    .select(itemColumns)
    .select('held.revision')
    .where('item.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { revision, ...row } = found;
  return { row: row as ItemRow, typeRevision: revision };
};

export interface WaitingRow extends ItemRow {
  /** What it is called as it is written, when that is not what readers have. */
  writtenTitle: StoredText | null;
  /** What is written of it is at, when someone has had it open. */
  sequence: number | null;
}

/** In these lists what is a draft or has changes that wait, and of these ids what readers do not get; the newest first. */
export async function findWaitingItems(
  db: PlatformDb,
  { lists, ids, shortIds }: { lists: readonly string[]; ids: readonly string[]; shortIds: readonly string[] },
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingRow[]> {
  const isAmong = (column: string, values: readonly string[], type: 'uuid' | 'text') =>
    sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;
  const rows = await items(db)
    .leftJoin('item_edit', 'item_edit.item_id', 'item.id')
    .select(['item_edit.sequence', sql<StoredText | null>`item_edit.document -> 'title'`.as('writtenTitle')])
    .where('item.deleted_at', 'is', null)
    .where(({ and, or, eb, not }) =>
      or([
        and([
          isAmong('item.list_id', lists, 'uuid'),
          or([not(eb.ref('item.is_published')), eb('item_edit.document', 'is not', null)]),
        ]),
        and([
          or([isAmong('item.id', ids, 'uuid'), isAmong('item.short_id', shortIds, 'text')]),
          or([not(eb.ref('item.is_published')), eb('item.published_on', '>', now), eb('item.unpublish_on', '<=', now)]),
        ]),
      ]),
    )
    .orderBy('item.changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows as WaitingRow[];
}

/** Nobody else changes them until the transaction ends; always in one order, so that two cannot wait for each other. */
export const lockItems = async (db: PlatformDb, ids: readonly string[]): Promise<ItemRow[]> =>
  (await items(db).where('item.id', 'in', ids).orderBy('item.id').forUpdate().execute()) as ItemRow[];

/** In the order of the ids, for work on every item of a type. */
export const findItemsOfType = async (
  db: PlatformDb,
  typeId: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<ItemRow[]> =>
  (await items(db)
    .where('item.type_id', '=', typeId)
    .where('item.id', '>', afterId)
    .orderBy('item.id')
    .limit(limit)
    .execute()) as ItemRow[];

/** In the order of the ids, without what lies in the trash. */
export const findItemsOfList = async (
  db: PlatformDb,
  listId: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<ItemRow[]> =>
  (await items(db)
    .where('item.list_id', '=', listId)
    .where('item.deleted_at', 'is', null)
    .where('item.id', '>', afterId)
    .orderBy('item.id')
    .limit(limit)
    .execute()) as ItemRow[];

export const findIdsOfLists = async (db: PlatformDb, listIds: readonly string[]): Promise<string[]> => {
  if (listIds.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('list_id', 'in', listIds)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

export const findExistingIds = async (db: PlatformDb, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('item').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

/** What is written of an item, whoever writes it. */
export interface ItemColumns {
  note: string | null;
  typeId: string;
  title: StoredText;
  description: StoredText;
  document: ItemDocument;
  card: ItemCard;
  facets: Record<string, string[]>;
  searchWords: string;
  vendors: string[];
  parentIds: string[];
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  isTimed: boolean;
  periodStart: Date | null;
  periodEnd: Date | null;
  isHighlighted: boolean;
  highlightUntil: Date | null;
  visibility: Visibility;
  roleIds: string[];
  decisions: Decided<'item'>;
}

/** Without `by` it comes back. */
export const setItemDeleted = (
  db: PlatformDb,
  id: string,
  {
    by,
    decisions,
    listId,
  }: { by?: { at: Date; who: string | null }; decisions: Decided<'item'>; listId?: string | undefined },
) =>
  db
    .updateTable('item')
    .set({
      deleted_at: by?.at ?? null,
      deleted_by: by?.who ?? null,
      decisions: JSON.stringify(decisions),
      ...(listId === undefined ? {} : { list_id: listId }),
    })
    .where('id', '=', id)
    .execute();

export interface VersionRow {
  itemId: string;
  number: number;
  snapshot: ItemSource;
  note: string | null;
  changedAt: Date;
  changedBy: string | null;
}

export const insertVersions = (db: PlatformDb, versions: readonly VersionRow[]) =>
  db
    .insertInto('item_version')
    .values(
      versions.map((one) => ({
        item_id: one.itemId,
        number: one.number,
        snapshot: JSON.stringify(one.snapshot),
        note: one.note,
        changed_at: one.changedAt,
        changed_by: one.changedBy,
      })),
    )
    .execute();

export async function findVersion(db: PlatformDb, itemId: string, number: number): Promise<ItemSource | undefined> {
  const row = await db
    .selectFrom('item_version')
    .select('snapshot')
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.snapshot as ItemSource | undefined;
}

/** Whether readers had any version of it before; each was there until the next one was written, the last until `changedAt`. */
export async function wasPublished(db: PlatformDb, itemId: string, changedAt: Date): Promise<boolean> {
  const versions = db
    .selectFrom('item_version')
    .select([
      sql<boolean>`(snapshot ->> 'isPublished')::boolean`.as('isPublished'),
      sql<Date>`(snapshot ->> 'publishedOn')::timestamptz`.as('publishedOn'),
      sql<Date>`coalesce(lead(changed_at) over (order by number), ${changedAt}::timestamptz)`.as('until'),
    ])
    .where('item_id', '=', itemId);
  const found = await db
    .selectFrom(versions.as('versions'))
    .select('isPublished')
    .where('isPublished', '=', true)
    .whereRef('publishedOn', '<=', 'until')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const listVersions = (db: PlatformDb, itemId: string) =>
  db
    .selectFrom('item_version')
    .select([
      'number',
      'changed_at as changedAt',
      'changed_by as changedBy',
      sql<StoredText>`snapshot -> 'title'`.as('title'),
    ])
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();

/** Until the end of the transaction nobody else changes what hangs below what. */
export const lockParents = (trx: PlatformDb) =>
  sql`select pg_advisory_xact_lock(hashtextextended('item parents', 0))`.execute(trx);

/** As it is written where readers do not have that, and as it is where they do. */
const writtenParents = sql<string[]>`case when item_edit.document is null then item.parent_ids
  else array(select jsonb_array_elements_text(item_edit.document -> 'item' -> 'parentGuids'))::uuid[] end`;

/** As readers have it, or as it is written. */
export type ParentsAs = 'read' | 'written';

/** All that stands above these, themselves included: what is missing does not exist, what is there is no place to hang it. */
export async function idsAbove(db: PlatformDb, parentIds: readonly string[], as: ParentsAs = 'read') {
  const parents = as === 'read' ? sql<string[]>`item.parent_ids` : writtenParents;
  const rows = await db
    .withRecursive('above(id, parent_ids)', (query) =>
      query
        .selectFrom('item')
        .leftJoin('item_edit', 'item_edit.item_id', 'item.id')
        .select(['item.id', parents.as('parent_ids')])
        .where('item.id', 'in', parentIds)
        .where('item.deleted_at', 'is', null)
        .union(
          query
            .selectFrom('item')
            .innerJoin('above', (join) => join.on(sql<boolean>`item.id = any(above.parent_ids)`))
            .leftJoin('item_edit', 'item_edit.item_id', 'item.id')
            .select(['item.id', parents.as('parent_ids')]),
        ),
    )
    .selectFrom('above')
    .select('above.id')
    .limit(5000)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Who decided that it is highlighted has had what they asked for: nobody has to undo it. */
export const endHighlights = (trx: PlatformDb, now: Date): Promise<{ id: string; listId: string }[]> =>
  trx
    .updateTable('item')
    .set({ is_highlighted: false, highlight_until: null, decisions: sql`decisions - 'highlight'` })
    .where('is_highlighted', '=', true)
    .where('highlight_until', '<=', now)
    .returning(['id', 'list_id as listId'])
    .execute();
