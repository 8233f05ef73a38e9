import { sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type EntryKind, type EntryState, entriesShown } from '../contract/import-states.ts';
import type { EntriesQuery, ImportEntry } from '../contract/imports.ts';
import type { Remark } from '../contract/remark.ts';

/** What is kept of an entry until it is made. */
export interface EntrySource {
  /** Of its words; the platform's first where it says nothing. */
  language?: Language;
  /** Its title and its summary in other languages. */
  titles?: Partial<Record<string, string>>;
  excerpts?: Partial<Record<string, string>>;
  /** What it hangs below, where that is no entry but may be on this site. */
  parentPath?: string;
  /** Values of an item's fields, by the ids of the fields, and its period. */
  fields?: Record<string, unknown>;
  start?: string | null;
  end?: string | null;
  link: string;
  content: string;
  excerpt: string;
  /** When it appeared there. */
  publishedOn: string | null;
  hasPassword: boolean;
  labels: string[];
  /** Addresses that it had before the last one. */
  formerPaths?: string[];
  /** Words that it was found by there; nothing here keeps them. */
  tags?: string[];
  /** The address of who wrote it. */
  author?: string;
  /** The id of the picture that stands for it. */
  pictureId: string;
  /** Of a file: where it is fetched, and what is to be seen on it. */
  url: string;
  alt: string;
}

export const emptySource: EntrySource = {
  link: '',
  content: '',
  excerpt: '',
  publishedOn: null,
  hasPassword: false,
  labels: [],
  pictureId: '',
  url: '',
  alt: '',
};

export interface NewEntry {
  sourceId: string;
  kind: EntryKind;
  title: string;
  status: string;
  oldPath: string | null;
  pictureKey: string | null;
  source: EntrySource;
  remarks: Remark[];
  isWrong?: boolean;
}

export async function insertEntries(db: PlatformDb, importId: string, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('import_entry')
    .values(
      entries.map(({ sourceId, kind, title, status, oldPath, pictureKey, source, remarks, isWrong = false }) => ({
        import_id: importId,
        source_id: sourceId,
        kind,
        title,
        status,
        old_path: oldPath,
        picture_key: pictureKey,
        source: JSON.stringify(source),
        remarks: JSON.stringify(remarks),
        state: isWrong ? 'Wrong' : 'Waiting',
      })),
    )
    .onConflict((conflict) => conflict.columns(['import_id', 'source_id']).doNothing())
    .execute();
}

export interface EntryPlace {
  sourceId: string;
  parentId: string | null;
  depth: number;
  position: number;
  segment: string;
  remarks: Remark[];
}

/** Where entries stand among the others, and what that brought to light. */
export async function placeEntries(db: PlatformDb, importId: string, places: readonly EntryPlace[]): Promise<void> {
  const written = sql<{ value: EntryPlace }>`jsonb_array_elements(${JSON.stringify(places)}::jsonb)`;
  await db
    .updateTable('import_entry')
    .from(written.as<'place'>(sql`place(value)`))
    .set({
      parent_source_id: sql`place.value ->> 'parentId'`,
      depth: sql`(place.value ->> 'depth')::int`,
      position: sql`(place.value ->> 'position')::int`,
      segment: sql`place.value ->> 'segment'`,
      remarks: sql`remarks || (place.value -> 'remarks')`,
    })
    .where('import_id', '=', importId)
    .where(sql<boolean>`source_id = place.value ->> 'sourceId'`)
    .execute();
}

const isRemarked = sql<boolean>`(remarks <> '[]' or outcome <> '[]')`;

export async function listEntries(db: PlatformDb, importId: string, { kind, only, pageNumber }: EntriesQuery) {
  const found = db
    .selectFrom('import_entry')
    .where('import_id', '=', importId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'page'))
    .$if(only === 'remarked', (query) => query.where(isRemarked))
    .$if(only === 'wrong', (query) => query.where('state', '=', 'Wrong'))
    .$if(only === 'failed', (query) => query.where('state', '=', 'Failed'));
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'source_id as sourceId',
      'kind',
      'depth',
      'title',
      'status',
      'old_path as oldPath',
      'state',
      'is_taken as isTaken',
      sql<Remark[]>`remarks || outcome`.as('remarks'),
      'reason',
      sql<string | null>`case when state = 'Made' then made_id end`.as('madeId'),
      sql<string | null>`result ->> 'path'`.as('path'),
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('import_picture')
            .select('import_picture.source_id')
            .whereRef('import_picture.import_id', '=', 'import_entry.import_id')
            .whereRef('import_picture.source_id', '=', 'import_entry.source_id'),
        ).as('isSent'),
    ])
    .orderBy('kind')
    .orderBy('position')
    .orderBy('source_id')
    .limit(entriesShown)
    .offset((pageNumber - 1) * entriesShown)
    .execute();
  return { entries: rows as ImportEntry[], totalNumberOfItems: count };
}

/** What a making must know of all of them, without their content. */
export interface KnownEntry {
  sourceId: string;
  kind: EntryKind;
  parentId: string | null;
  title: string;
  oldPath: string | null;
  pictureKey: string | null;
  isTaken: boolean;
  state: EntryState;
  madeId: string;
  alt: string;
  result: EntryResult;
}

/** What came of it: as what it stood right after, where it is, and the size of a picture. */
export interface EntryResult {
  stand?: number;
  path?: string | null;
  width?: number;
  height?: number;
  mediaType?: string;
  redirectFrom?: string;
  /** Addresses before that one, which lead there too. */
  alsoFrom?: string[];
  /** The page that it leads to, or behind which it leads to an item. */
  redirectPage?: string;
  /** Of a page: whether readers got it; absent while that was not tried. */
  isPublished?: boolean;
}

export async function listKnownEntries(db: PlatformDb, importId: string): Promise<KnownEntry[]> {
  const rows = await db
    .selectFrom('import_entry')
    .select([
      'source_id as sourceId',
      'kind',
      'parent_source_id as parentId',
      'title',
      'old_path as oldPath',
      'picture_key as pictureKey',
      'is_taken as isTaken',
      'state',
      'made_id as madeId',
      sql<string>`coalesce(source ->> 'alt', '')`.as('alt'),
      'result',
    ])
    .where('import_id', '=', importId)
    // Files first, because the others show them; older items before newer ones, which link to them.
    .orderBy(sql`array_position(array['file', 'item', 'page'], kind)`)
    .orderBy('position')
    .orderBy('source_id')
    .execute();
  return rows as KnownEntry[];
}

export async function readEntry(db: PlatformDb, importId: string, sourceId: string) {
  const row = await db
    .selectFrom('import_entry')
    .select(['status', 'segment', 'source', 'outcome'])
    .where('import_id', '=', importId)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  return row as { status: string; segment: string; source: EntrySource; outcome: Remark[] };
}

interface EntryChange {
  state: EntryState;
  reason?: string | null;
  result?: EntryResult;
  outcome?: readonly Remark[];
  moreOutcome?: readonly Remark[];
}

export const changeEntry = (
  db: PlatformDb,
  importId: string,
  sourceId: string,
  { state, reason = null, result, outcome, moreOutcome }: EntryChange,
) =>
  db
    .updateTable('import_entry')
    .set({
      state,
      reason,
      ...(result === undefined ? {} : { result: JSON.stringify(result) }),
      ...(outcome === undefined ? {} : { outcome: JSON.stringify(outcome) }),
      ...(moreOutcome === undefined ? {} : { outcome: sql`outcome || ${JSON.stringify(moreOutcome)}::jsonb` }),
    })
    .where('import_id', '=', importId)
    .where('source_id', '=', sourceId)
    .execute();

/** Those that were chosen, by their kind and one by one. */
export async function takeEntries(
  db: PlatformDb,
  importId: string,
  { kinds, leftOut }: { kinds: readonly EntryKind[]; leftOut: readonly string[] },
): Promise<void> {
  const isTaken = sql<boolean>`kind = any(${[...kinds]}::text[]) and source_id <> all(${[...leftOut]}::text[])`;
  await db.updateTable('import_entry').set({ is_taken: isTaken }).where('import_id', '=', importId).execute();
}

export async function countWaiting(db: PlatformDb, importId: string, kind?: EntryKind): Promise<number> {
  const { count } = await db
    .selectFrom('import_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'page'))
    .where('state', '=', 'Waiting')
    .where('is_taken', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Pages that are there, and of which it was not tried yet whether readers can get them. */
export async function countUnpublished(db: PlatformDb, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .where('kind', '=', 'page')
    .where('state', '=', 'Made')
    .where('status', '=', 'publish')
    .where(sql<boolean>`not (result ? 'isPublished')`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Rows that are skipped, whatever is chosen. */
export async function countWrong(db: PlatformDb, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .where('state', '=', 'Wrong')
    .executeTakeFirstOrThrow();
  return count;
}

export const tryFailedAgain = (db: PlatformDb, importId: string) =>
  db
    .updateTable('import_entry')
    .set({ state: 'Waiting', reason: null })
    .where('import_id', '=', importId)
    .where('state', '=', 'Failed')
    .execute();

export interface Stand {
  id: string;
  /** Goes up with each change. */
  number: number;
  isDeleted: boolean;
}

/** How what was made stands now. */
export async function findStands(db: PlatformDb, kind: EntryKind, ids: readonly string[]): Promise<Map<string, Stand>> {
  const wanted = sql<boolean>`id = any(${[...ids]}::uuid[])`;
  const isDeleted = sql<boolean>`deleted_at is not null`.as('isDeleted');
  const rows =
    kind === 'page'
      ? await db.selectFrom('page').select(['id', 'sequence as number', isDeleted]).where(wanted).execute()
      : kind === 'item'
        ? await db.selectFrom('item').select(['id', 'version as number', isDeleted]).where(wanted).execute()
        : await db
            .selectFrom('asset')
            .select(['id', sql<number>`0`.as('number'), isDeleted])
            .where(wanted)
            .execute();
  return new Map(rows.map((row) => [row.id, { ...row, number: Number(row.number) }]));
}

/** People with an account, by the address that they have here too. */
export async function findAuthors(db: PlatformDb, importId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where('is_active', '=', true)
    .where(
      ({ selectFrom }) =>
        sql<boolean>`lower(email) in ${selectFrom('import_entry')
          .select(sql<string>`source ->> 'author'`.as('author'))
          .where('import_id', '=', importId)}`,
    )
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** The entries that were made without a picture that they show. */
export async function listMissingPictures(db: PlatformDb, importId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('import_entry')
    .select('source_id as sourceId')
    .where('import_id', '=', importId)
    .where(sql<boolean>`outcome @> '[{"code": "picture-missing"}]'`)
    .execute();
  return new Set(rows.map(({ sourceId }) => sourceId));
}
