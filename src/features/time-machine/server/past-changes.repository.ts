import { sql } from 'kysely';
import { isShortId } from '#platform/contract/calls/guid.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ChangeKind } from '../contract/past-change.ts';

export interface ChangeRow {
  at: Date;
  kind: ChangeKind;
  name: StoredText | string | null;
  count: number;
  by: string | null;
  /** Of a page that was published: which version came, and which readers had before. */
  pageId?: string;
  number?: number;
  numberBefore?: number | null;
  /** Of an item that changed by itself. */
  itemId?: string | null;
  /** Of a setting. */
  was?: unknown;
  is?: unknown;
}

/** Since when each state is kept. */
export async function findBeginning(db: PlatformDb): Promise<Date> {
  const { at } = await db.selectFrom('past_began').select('at').executeTakeFirstOrThrow();
  return at;
}

interface Asked {
  before: Date;
  /** Two moments are compared: what was there at this one is what it is held against. */
  after?: Date | undefined;
  limit: number;
}

/** Publications of pages, with who did it. */
const publications = (db: PlatformDb, { after }: Asked) =>
  db
    .selectFrom('page_version')
    .innerJoin('page', 'page.id', 'page_version.page_id')
    .leftJoin('user', 'user.id', 'page_version.published_by')
    .select(({ selectFrom }) => [
      'page_version.published_at as at',
      sql<string>`'published'`.as('kind'),
      sql<unknown>`page_version.document -> 'title'`.as('name'),
      sql<number>`1`.as('count'),
      'user.name as by',
      'page_version.page_id as pageId',
      'page_version.number',
      selectFrom('page_version as earlier')
        .select(({ fn }) => fn.max('earlier.number').as('number'))
        .whereRef('earlier.page_id', '=', 'page_version.page_id')
        .$if(after === undefined, (query) => query.whereRef('earlier.number', '<', 'page_version.number'))
        .$if(after !== undefined, (query) => query.where('earlier.published_at', '<=', after ?? new Date()))
        .as('numberBefore'),
    ]);

/** Pages that readers had and then no longer. */
const withdrawals = (db: PlatformDb) =>
  db
    .selectFrom('page_past')
    .innerJoin('page_version', 'page_version.id', 'page_past.published_version_id')
    .select([
      'page_past.past_to as at',
      sql<string>`'withdrawn'`.as('kind'),
      sql<unknown>`page_version.document -> 'title'`.as('name'),
      sql<number>`1`.as('count'),
      sql<string | null>`null::text`.as('by'),
    ])
    .where('page_past.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('page_version as next')
            .select('next.id')
            .whereRef('next.page_id', '=', 'page_past.id')
            .whereRef('next.published_at', '=', 'page_past.past_to'),
        ),
      ),
    );

/** One save may change many rows: they are one change, called by one of them as it is called now. */
const menuChanges = (db: PlatformDb, { before }: Asked) =>
  db
    .selectFrom(
      db
        .selectFrom('menu_item_past')
        .innerJoin('menu_item', 'menu_item.id', 'menu_item_past.id')
        .select(['menu_item_past.past_to as at', 'menu_item.id', 'menu_item.name'])
        .where('past_to', '<', before)
        .unionAll(
          db.selectFrom('menu_item').select(['current_since as at', 'id', 'name']).where('current_since', '<', before),
        )
        .as('change'),
    )
    .select([
      'at',
      sql<string>`'menu'`.as('kind'),
      sql<unknown>`min(name::text)::jsonb`.as('name'),
      sql<number>`count(distinct id)::integer`.as('count'),
      sql<string | null>`null::text`.as('by'),
    ])
    .groupBy('at');

/** Since when each state was so: also the first one, which was written where nothing was. */
const settingChanges = (db: PlatformDb) =>
  db
    .selectFrom(
      db
        .selectFrom('setting_past')
        .select(['past_from as at', 'key'])
        .union(db.selectFrom('setting').select(['current_since as at', 'key']))
        .as('change'),
    )
    .leftJoin('setting_past as was', (join) =>
      join.onRef('was.key', '=', 'change.key').onRef('was.past_to', '=', 'change.at'),
    )
    .leftJoin('setting_past as later', (join) =>
      join.onRef('later.key', '=', 'change.key').onRef('later.past_from', '=', 'change.at'),
    )
    .leftJoin('setting as newest', (join) =>
      join.onRef('newest.key', '=', 'change.key').onRef('newest.current_since', '=', 'change.at'),
    )
    .select([
      'change.at',
      sql<string>`'setting'`.as('kind'),
      sql<unknown>`to_jsonb(change.key)`.as('name'),
      sql<number>`1`.as('count'),
      sql<string | null>`null::text`.as('by'),
      'was.value as was',
      sql<unknown>`coalesce(later.value, newest.value)`.as('is'),
    ]);

/** What its items are called and which fields they have. */
const itemTypeChanges = (db: PlatformDb) =>
  db
    .selectFrom(
      db
        .selectFrom('item_type_past')
        .innerJoin('item_type', 'item_type.id', 'item_type_past.id')
        .select(['item_type_past.past_to as at', 'item_type.id', 'item_type.item_name_plural as name'])
        .union(db.selectFrom('item_type').select(['current_since as at', 'id', 'item_name_plural as name']))
        .as('change'),
    )
    .select([
      'at',
      sql<string>`'itemType'`.as('kind'),
      sql<unknown>`min(name::text)::jsonb`.as('name'),
      sql<number>`count(distinct id)::integer`.as('count'),
      sql<string | null>`null::text`.as('by'),
    ])
    .groupBy('at');

/** Another file at an address that there is still. That it was is known longer than the file that went is kept. */
const fileChanges = (db: PlatformDb) =>
  db
    .selectFrom(
      db
        .selectFrom('asset')
        .select(['file_since as at', 'id', 'name'])
        .where('deleted_at', 'is', null)
        .where('file_since', 'is not', null)
        .union(
          db
            .selectFrom('asset_file')
            .innerJoin('asset', 'asset.id', 'asset_file.asset_id')
            .select(['asset_file.file_since as at', 'asset.id', 'asset.name'])
            .where('asset.deleted_at', 'is', null)
            .where('asset_file.file_since', 'is not', null),
        )
        .as('change'),
    )
    .leftJoin('asset_file as before', (join) =>
      join.onRef('before.asset_id', '=', 'change.id').onRef('before.replaced_at', '=', 'change.at'),
    )
    .leftJoin('user', 'user.id', 'before.replaced_by')
    .select([
      'change.at',
      sql<string>`'file'`.as('kind'),
      sql<unknown>`to_jsonb(change.name)`.as('name'),
      sql<number>`1`.as('count'),
      'user.name as by',
    ]);

/** Files of which there was another one at the second of two moments. */
export async function findReplacedFiles(db: PlatformDb, from: Date, to: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('asset')
    .select('id')
    .where('file_since', '>', from)
    .where('file_since', '<=', to)
    .union(
      db.selectFrom('asset_file').select('asset_id as id').where('file_since', '>', from).where('file_since', '<=', to),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Made, changed or ended by hand: those that a change of the menu leaves go with it, and are told as that. */
const redirectChanges = (db: PlatformDb) =>
  db
    .selectFrom(
      db
        .selectFrom('redirect')
        .select(['ended_at as at', 'path'])
        .where('is_automatic', '=', false)
        .where('ended_at', 'is not', null)
        .union(db.selectFrom('redirect').select(['since as at', 'path']).where('is_automatic', '=', false))
        .as('change'),
    )
    .select([
      'at',
      sql<string>`'redirect'`.as('kind'),
      sql<unknown>`to_jsonb(min(path))`.as('name'),
      sql<number>`count(distinct path)::integer`.as('count'),
      sql<string | null>`null::text`.as('by'),
    ])
    .groupBy('at');

/** As they are since then; of what was changed once more, as it was until then. */
const itemChanges = (db: PlatformDb, { before, limit }: Asked) => {
  const newest = db
    .selectFrom('item')
    .select(['current_since as at', 'id', 'title'])
    .where('current_since', '<', before)
    .orderBy('current_since', 'desc')
    .limit(limit)
    .as('newest');
  const older = db
    .selectFrom('item_past')
    .select(['past_to as at', 'id', 'title'])
    .where('past_to', '<', before)
    .orderBy('past_to', 'desc')
    .limit(limit)
    .as('older');
  return db
    .selectFrom(db.selectFrom(newest).selectAll().unionAll(db.selectFrom(older).selectAll()).as('change'))
    .select([
      'at',
      sql<string>`'item'`.as('kind'),
      sql<unknown>`min(title::text)::jsonb`.as('name'),
      sql<number>`count(distinct id)::integer`.as('count'),
      sql<string | null>`null::text`.as('by'),
      sql<string | null>`case when count(distinct id) = 1 then min(id::text) end`.as('itemId'),
    ])
    .groupBy('at');
};

const legalChanges = (db: PlatformDb) =>
  db
    .selectFrom('legal_version')
    .select([
      'published_at as at',
      sql<string>`'legal'`.as('kind'),
      sql<unknown>`to_jsonb(kind)`.as('name'),
      sql<number>`1`.as('count'),
      sql<string | null>`null::text`.as('by'),
    ]);

/** The newest before a moment, of every kind together. */
export async function listChanges(db: PlatformDb, since: Date, asked: Asked): Promise<ChangeRow[]> {
  const kinds = [
    publications(db, asked),
    withdrawals(db),
    menuChanges(db, asked),
    settingChanges(db),
    itemTypeChanges(db),
    itemChanges(db, asked),
    fileChanges(db),
    redirectChanges(db),
    legalChanges(db),
  ];
  const found = await Promise.all(
    kinds.map((kind) =>
      sql<ChangeRow>`select * from (${kind}) as change where at < ${asked.before} and at > ${since}
        order by at desc limit ${asked.limit}`.execute(db),
    ),
  );
  return found
    .flatMap(({ rows }) => rows)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, asked.limit);
}

export interface VersionOfThen {
  number: number;
  publishedAt: Date;
  by: string | null;
}

/** When readers got something new of this page, the oldest first. */
export async function listPublicationsOf(db: PlatformDb, pageId: string): Promise<VersionOfThen[]> {
  const rows = await db
    .selectFrom('page_version')
    .leftJoin('user', 'user.id', 'page_version.published_by')
    .select(['page_version.number', 'page_version.published_at as publishedAt', 'user.name as by'])
    .where('page_version.page_id', '=', pageId)
    .orderBy('page_version.number')
    .execute();
  return rows;
}

/** When readers got something new of this item, the oldest first. By either of its ids, as its address has it. */
export async function listChangesOfItem(db: PlatformDb, id: string): Promise<Date[]> {
  const column = isShortId(id) ? 'short_id' : 'id';
  const rows = await db
    .selectFrom('item_past')
    .select('past_from as at')
    .where(column, '=', id)
    .unionAll(db.selectFrom('item').select('current_since as at').where(column, '=', id))
    .execute();
  return rows.map(({ at }) => at).sort((one, other) => one.getTime() - other.getTime());
}
