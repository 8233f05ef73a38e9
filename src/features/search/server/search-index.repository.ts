import { type RawBuilder, sql } from 'kysely';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { type Language, productLanguages } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { SearchKind } from '../contract/search-filter.ts';
import { configurationName } from './search-configuration.ts';
import { configuration } from './text-query.ts';

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
  parentIds: readonly string[];
  dated: Date;
  publishedOn: Date | null;
  unpublishOn: Date | null;
  visibility: Visibility;
  roleIds: readonly string[];
  weight: number;
  /** In plain words: all there is to find, and what to rank by. */
  words: { all: string; title: string; about: string; lead: string; begin: string };
}

export const deleteRows = (db: PlatformDb, kind: SearchKind, subjectIds: readonly string[]) =>
  db.deleteFrom('search_entry').where('kind', '=', kind).where('subject_id', 'in', subjectIds).execute();

export const readTexts = (db: PlatformDb, kind: SearchKind, subjectId: string) =>
  db
    .selectFrom('search_entry')
    .select(['language', 'title', 'body'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute();

/** Columns that come as they are, with their types. */
const columns = {
  kind: 'text',
  subject_id: 'uuid',
  language: 'text',
  page_id: 'uuid',
  list_id: 'uuid',
  short_id: 'text',
  title: 'text',
  title_lang: 'text',
  body: 'text',
  body_lang: 'text',
  type_name: 'text',
  parent_ids: 'uuid[]',
  dated: 'timestamptz',
  published_on: 'timestamptz',
  unpublish_on: 'timestamptz',
  visibility: 'text',
  role_ids: 'uuid[]',
  plain_title: 'text',
  weight: 'float8',
};
/** What the vectors are made of. */
const words = { all_words: 'text', about: 'text', lead: 'text', begin_words: 'text', configuration: 'text' };
const key = ['subject_id', 'kind', 'language'];

const valuesOf = (row: SearchRow): Record<keyof typeof columns | keyof typeof words, unknown> => ({
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
  plain_title: row.words.title,
  weight: row.weight,
  all_words: row.words.all,
  about: row.words.about,
  lead: row.words.lead,
  begin_words: row.words.begin,
  configuration: configurationName(row.language),
});

/** As one value, so that the text of the statement is the same for any number of rows. */
export const rowsAsJson = (rows: readonly SearchRow[]): string => JSON.stringify(rows.map(valuesOf));

const names = (of: Record<string, string>, as = (name: string) => name) => sql.raw(Object.keys(of).map(as).join(', '));
const typed = (of: Record<string, string>) =>
  sql.raw(
    Object.entries(of)
      .map((pair) => pair.join(' '))
      .join(', '),
  );

/** The stems of the row's own language. */
const stems = (column: string) => sql`to_tsvector(config, ${sql.ref(column)})`;
/** And the words as they are: a beginning such as `gemeentel` is longer than the stem of gemeentelijk. */
const stemsAndWords = (column: string) => sql`(${stems(column)} || to_tsvector('simple', ${sql.ref(column)}))`;

/**
 * Puts rows in, or over what was there of the same thing in the same language. It has no values of its own, so that it can
 * be a part of the statement that writes what is found: `rows` is where the JSON comes in, `only` may hold it back.
 */
export function keptRows(schema: string, rows: RawBuilder<unknown>, only = sql<boolean>`true`): RawBuilder<unknown> {
  const configurations = productLanguages.map(
    (language) => sql`when ${sql.lit(language)} then ${configuration(language)}`,
  );
  const made = { ...columns, matched: '', titled: '', ranked: '' };
  return sql`insert into ${sql.id(schema, 'search_entry')} (${names(made)})
    select ${names(columns)}, ${stemsAndWords('all_words')}, ${stemsAndWords('plain_title')},
      setweight(${stemsAndWords('about')}, 'A') || setweight(${stems('lead')}, 'B') || setweight(${stems('begin_words')}, 'D')
    from (select *, case language ${sql.join(configurations, sql` `)} else configuration::regconfig end as config
      from json_to_recordset(${rows}::json) as sent(${typed({ ...columns, ...words })})) entry
    where ${only}
    on conflict (${sql.raw(key.join(', '))}) do update
    set ${names(made, (name) => `${name} = excluded.${name}`)}, changed_at = now()`;
}

export async function keepRows(db: PlatformDb, schema: string, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length > 0) await keptRows(schema, sql`${rowsAsJson(rows)}`).execute(db);
}

export const removeRoleFromEntries = (db: PlatformDb, roleId: string) =>
  db
    .updateTable('search_entry')
    .set({ role_ids: sql<string[]>`array_remove(role_ids, ${roleId}::uuid)` })
    .where(sql<boolean>`role_ids @> array[${roleId}]::uuid[]`)
    .execute();

/** What there is of these items in languages that are not among the rows that are kept now. */
export const removedItems = (
  schema: string,
  ids: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`delete from ${sql.id(schema, 'search_entry')} entry
    where kind = 'item' and subject_id = any(${ids}::uuid[]) and not exists (
      select from json_to_recordset(${rows}::json) as sent(subject_id uuid, language text)
      where sent.subject_id = entry.subject_id and sent.language = entry.language)`;

export async function deleteUnpublished(db: PlatformDb, languages: readonly Language[]): Promise<void> {
  await db.deleteFrom('search_entry').where('language', 'not in', languages).execute();
  const items = db.selectFrom('item').select('id').where('deleted_at', 'is', null).where('is_published', '=', true);
  await db.deleteFrom('search_entry').where('kind', '=', 'item').where('subject_id', 'not in', items).execute();
  const pages = db
    .selectFrom('page')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`published_version_id is not null`);
  await db.deleteFrom('search_entry').where('kind', '=', 'page').where('subject_id', 'not in', pages).execute();
}

export async function remakeDocuments(db: PlatformDb, schema: string): Promise<void> {
  const anew = (name: string) => sql<void>`${sql.id(schema, name)}(id)`.as('done');
  await db.deleteFrom('search_entry').where('kind', '=', 'document').execute();
  await db.selectFrom('page').select(anew('note_document_places')).execute();
  await db.selectFrom('asset').select(anew('note_document')).where('media_type', 'not like', 'image/%').execute();
}
