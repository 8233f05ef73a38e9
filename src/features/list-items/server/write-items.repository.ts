import { type RawBuilder, sql } from 'kysely';
import type { ItemForSearch, ItemSearch } from '#features/search/server/search.service.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { ItemColumns, VersionRow } from './items.repository.ts';

/** What is written of an item as a JSON row carries it: the columns and their types. */
const columns = {
  type_id: 'uuid',
  title: 'jsonb',
  description: 'jsonb',
  document: 'jsonb',
  card: 'jsonb',
  facets: 'jsonb',
  vendors: 'text[]',
  parent_ids: 'uuid[]',
  is_published: 'boolean',
  published_on: 'timestamptz',
  unpublish_on: 'timestamptz',
  is_timed: 'boolean',
  period_start: 'timestamptz',
  period_end: 'timestamptz',
  is_highlighted: 'boolean',
  highlight_until: 'timestamptz',
  visibility: 'text',
  role_ids: 'uuid[]',
  decisions: 'jsonb',
  note: 'text',
  changed_at: 'timestamptz',
  changed_by: 'text',
};
const places = { id: 'uuid', short_id: 'text', list_id: 'uuid' };

interface By {
  at: Date;
  who: string | null;
}

const valuesOf = (item: ItemColumns, { at, who }: By): Record<keyof typeof columns | 'search_words', unknown> => ({
  type_id: item.typeId,
  title: item.title,
  description: item.description,
  document: item.document,
  card: item.card,
  facets: item.facets,
  search_words: item.searchWords,
  vendors: item.vendors,
  parent_ids: item.parentIds,
  is_published: item.isPublished,
  published_on: item.publishedOn,
  unpublish_on: item.unpublishOn,
  is_timed: item.isTimed,
  period_start: item.periodStart,
  period_end: item.periodEnd,
  is_highlighted: item.isHighlighted,
  highlight_until: item.highlightUntil,
  visibility: item.visibility,
  role_ids: item.roleIds,
  decisions: item.decisions,
  note: item.note,
  changed_at: at,
  changed_by: who,
});

const searchText = sql`lower(public.unaccent('public.unaccent', sent.search_words))`;
const names = (of: object, as = (name: string) => name) => sql.raw(Object.keys(of).map(as).join(', '));
const sentRows = (json: RawBuilder<unknown>, of: object) =>
  sql`json_to_recordset(${json}::json) as sent(${names(of, (name) => `${name} ${of[name as keyof typeof of]}`)}, search_words text)`;

export interface WriteParts {
  schema: string;
  statements: PreparedStatements<PlatformTables>;
  search: Pick<ItemSearch, 'keptItems'>;
}

export interface NewItemRow extends ItemColumns {
  id: string;
  shortId: string;
  listId: string;
}

export interface NewItems {
  rows: readonly NewItemRow[];
  by: By;
  search: readonly ItemForSearch[];
  /** The revisions of the types that they were checked by, by id. */
  types: ReadonlyMap<string, string | undefined>;
  notification: [channel: string, payload: string];
}

interface NewItemsSlots {
  items: string;
  found: string;
  typeIds: string[];
  revisions: (string | undefined)[];
  channels: string[];
  payloads: string[];
}

/** Of all together; nothing where two were checked by different revisions of one type, of which one is not what it is. */
function typesOf(written: readonly NewItems[]): Map<string, string | undefined> | undefined {
  const types = new Map<string, string | undefined>();
  for (const [id, revision] of written.flatMap((one) => [...one.types])) {
    if (types.has(id) && types.get(id) !== revision) return undefined;
    types.set(id, revision);
  }
  return types;
}

/**
 * Everything that adding takes, as one statement: items, what they are found by and the notifications of it. Answers whether
 * they were made: all of them, or none when a type is not what it was, which is looked at with a lock so that whoever
 * changes a type meets every item of it.
 */
export async function writeNewItems(
  { schema, statements, search }: WriteParts,
  written: readonly NewItems[],
  on?: PlatformDb,
): Promise<boolean> {
  const types = typesOf(written);
  if (types === undefined) return false;
  const rows = written.flatMap(({ rows, by }) =>
    rows.map((row) => ({ id: row.id, short_id: row.shortId, list_id: row.listId, ...valuesOf(row, by) })),
  );
  const [answer] = await statements.run<NewItemsSlots, { made: number }>(
    'new-items',
    (slot) => sql`with held as (
        select id from ${sql.id(schema, 'item_type')}
        where id = any(${slot('typeIds')}::uuid[]) and xmin::text = any(${slot('revisions')}::text[])
        for share
      ), made as (
        insert into ${sql.id(schema, 'item')} (${names({ ...places, ...columns })}, created_at, created_by, search_text)
        select ${names({ ...places, ...columns })}, changed_at, changed_by, ${searchText}
        from ${sentRows(slot('items'), { ...places, ...columns })}
        where (select count(*) from held) = cardinality(${slot('typeIds')}::uuid[])
        returning id
      ), found as (${search.keptItems.sql(slot('found'), sql<boolean>`exists (select from made)`)})
      select (select count(*)::integer from made) as made, (
        select count(pg_notify(channel, payload))
        from unnest(${slot('channels')}::text[], ${slot('payloads')}::text[]) as told(channel, payload)
      ) as told`,
    {
      items: JSON.stringify(rows),
      found: await search.keptItems.json(written.flatMap((one) => one.search)),
      typeIds: [...types.keys()],
      revisions: [...types.values()],
      channels: written.map(({ notification: [channel] }) => channel),
      payloads: written.map(({ notification: [, payload] }) => payload),
    },
    on,
  );
  return answer?.made === rows.length;
}

export interface ChangedItem {
  id: string;
  item: ItemColumns;
  version: number;
  by: By;
  /** What it was; nothing when that is no version. */
  before: VersionRow | undefined;
  search: ItemForSearch;
}

interface ChangedItemSlots {
  item: string;
  before: string;
  found: string;
  ids: string[];
}

/** What it was is kept, what it is now is written and found, in one statement within the transaction that locked it. */
export async function writeChangedItem(
  { schema, statements, search }: WriteParts,
  trx: PlatformDb,
  { id, item, version, by, before, search: found }: ChangedItem,
): Promise<void> {
  await statements.run<ChangedItemSlots, unknown>(
    'changed-item',
    (slot) => sql`with kept as (
        insert into ${sql.id(schema, 'item_version')} (item_id, number, snapshot, note, changed_at, changed_by)
        select "itemId", number, snapshot, note, "changedAt", "changedBy" from json_to_record(${slot('before')}::json)
          as was("itemId" uuid, number integer, snapshot jsonb, note text, "changedAt" timestamptz, "changedBy" text)
        where "itemId" is not null
      ), written as (
        update ${sql.id(schema, 'item')} as item
        set ${names(columns, (name) => `${name} = sent.${name}`)}, version = sent.version, search_text = ${searchText}
        from ${sentRows(slot('item'), { id: 'uuid', version: 'integer', ...columns })}
        where item.id = sent.id
      ), removed as (
        ${search.keptItems.removal(slot('ids'), slot('found'))}
      ) ${search.keptItems.sql(slot('found'))}`,
    {
      item: JSON.stringify([{ id, version, ...valuesOf(item, by) }]),
      before: JSON.stringify(before ?? {}),
      found: await search.keptItems.json([found]),
      ids: [id],
    },
    trx,
  );
}
