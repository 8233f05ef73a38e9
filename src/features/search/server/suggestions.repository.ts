import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FoundRow } from './find-hits.repository.ts';
import { blocksOf, entriesOf, isSeen, type ReaderScope } from './seen-entries.ts';
import { eachWording, foreign, standsFor, wordingsFor } from './text-query.ts';

export type TitleRow = Pick<FoundRow, 'kind' | 'id' | 'pageId' | 'shortId' | 'title' | 'titleLang' | 'typeName'> & {
  listId: string | null;
  unpublishOn: Date | null;
};

/** Of many titles with these words only so many are looked at, so that a common beginning costs no more than a rare one. */
const mostLookedAt = 100;

const columnsFor = (
  language: Language,
) => sql`entry.kind, entry.subject_id as id, coalesce(entry.page_id, block.page_id) as "pageId",
  entry.short_id as "shortId", entry.title, ${foreign('title_lang', language)} as "titleLang", entry.type_name as "typeName",
  entry.list_id as "listId", nullif(entry.unpublish_on, 'infinity') as "unpublishOn"`;

interface Typed {
  language: Language;
  /** Plain words; the last may be unfinished. */
  words: readonly string[];
  limit: number;
}

/**
 * Titles that begin with what was typed, and then those that have it somewhere; pages before the rest, short before long.
 * Words of one or two letters begin so many titles that only the beginning of the title counts.
 */
export async function findTitles(
  db: PlatformDb,
  scope: ReaderScope,
  { language, words, limit }: Typed,
): Promise<TitleRow[]> {
  const last = words.at(-1) ?? '';
  const terms = [...words.slice(0, -1), `${last}:*`].join(' & ');
  const beginning = `${words.join(' ').replace(/[\\%_]/g, '\\$&')}%`;
  const entries = entriesOf(db);
  const keys = sql`entry.subject_id, entry.kind, entry.language, entry.page_id, entry.list_id, entry.visibility, entry.role_ids,
    entry.published_on, entry.unpublish_on`;
  const wordings = wordingsFor(db, language);
  const having = (condition: RawBuilder<unknown>) =>
    eachWording(
      wordings,
      ({ isOne }) => sql`select ${keys} from ${entries} where ${condition} and ${isOne} and title <> ''`,
    );
  // As a whole for the same reason as in a search: the index of words is to be read, and only as far as needed.
  const havingIt =
    last.length < 3
      ? sql``
      : sql`, having_it as materialized (${having(sql`titled @@ to_tsquery('simple', ${terms})`)})`;
  const alsoHaving =
    last.length < 3
      ? sql``
      : sql`union (select entry.subject_id, entry.kind from having_it entry where ${isSeen(db, scope)} limit ${mostLookedAt})`;
  const { rows } = await sql<TitleRow>`
    with beginning as materialized (
      ${having(sql`plain_title like ${beginning}`)}
    )${havingIt}, hit as (
      (select entry.subject_id, entry.kind from beginning entry where ${isSeen(db, scope)} limit ${mostLookedAt})
      ${alsoHaving}
    )
    select ${columnsFor(language)} from hit join ${entries} on entry.subject_id = hit.subject_id and entry.kind = hit.kind
    left join ${blocksOf(db)} on block.id = entry.list_id
    where ${standsFor(db, language)}
    order by entry.plain_title like ${beginning} desc, entry.kind <> 'page', length(entry.plain_title), entry.plain_title, entry.subject_id
    limit ${limit}`.execute(db);
  return rows;
}
