import { sql } from 'kysely';
import type { Language } from '#platform/contract/language.ts';
import type { Visibility } from '#platform/contract/visibility.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { SearchKind } from '../contract/search-filter.ts';
import { stemVector, vector } from './text-query.ts';

export interface SearchRow {
  kind: SearchKind;
  subjectId: string;
  language: Language;
  pageId: string | null;
  listId: string | null;
  shortId: string | null;
  title: string;
  titleLang: string | null;
  body: string;
  bodyLang: string | null;
  typeName: string | null;
  parentIds: string[];
  dated: Date;
  publishedOn: Date | null;
  unpublishOn: Date | null;
  visibility: Visibility;
  roleIds: string[];
  /** In plain words: all there is to find, and what to rank by. */
  words: { all: string; title: string; about: string; lead: string; begin: string };
}

export const deleteRows = (db: PlatformDb, kind: SearchKind, subjectIds: readonly string[]) =>
  db.deleteFrom('search_entry').where('kind', '=', kind).where('subject_id', 'in', subjectIds).execute();

const valuesOf = (row: SearchRow) => {
  const { all, title, about, lead, begin } = row.words;
  return {
    kind: row.kind,
    subject_id: row.subjectId,
    language: row.language,
    page_id: row.pageId,
    list_id: row.listId,
    short_id: row.shortId,
    title: row.title,
    title_lang: row.titleLang,
    body: row.body,
    body_lang: row.bodyLang,
    type_name: row.typeName,
    parent_ids: row.parentIds,
    dated: row.dated,
    published_on: row.publishedOn ?? '-infinity',
    unpublish_on: row.unpublishOn ?? 'infinity',
    visibility: row.visibility,
    role_ids: row.roleIds,
    matched: vector(row.language, all),
    titled: vector(row.language, title),
    ranked: sql<string>`setweight(${vector(row.language, about)}, 'A') || setweight(${stemVector(row.language, lead)}, 'B') || setweight(${stemVector(row.language, begin)}, 'D')`,
    plain_title: title,
  };
};

export async function insertRows(db: PlatformDb, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('search_entry').values(rows.map(valuesOf)).execute();
}

/** Of an item's own row: what it is filtered, sorted and addressed by. */
export interface ItemFrame {
  shortId: string;
  typeName: string;
  parentIds: string[];
  periodStart: Date | null;
}

export async function readItemFrames(db: PlatformDb, ids: readonly string[]): Promise<Map<string, ItemFrame>> {
  const rows = await db
    .selectFrom('item')
    .innerJoin('item_type', 'item_type.id', 'item.type_id')
    .select([
      'item.id',
      'item.short_id as shortId',
      'item_type.name as typeName',
      'item.parent_ids as parentIds',
      'item.period_start as periodStart',
    ])
    .where('item.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...frame }) => [id, frame]));
}
