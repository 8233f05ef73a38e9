import { type RawBuilder, sql } from 'kysely';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { configurationName, stemmerName } from './search-configuration.ts';

/** Written out, so that the database looks it up once and not for every row. */
export const configuration = (language: Language) => sql.raw(`'${configurationName(language)}'::regconfig`);

export const stemmer = (language: Language) => sql`${stemmerName(language)}::regdictionary`;

/**
 * Some of the rows that a reader finds, by the language of their words: those in the reader's own, and in the default
 * language those of what has no words in the reader's (decision 0073). Each has the stems of its own language.
 */
export interface Wording {
  language: Language;
  /** Which rows of `search_entry entry`. */
  isOne: RawBuilder<boolean>;
}

export function wordingsFor(db: PlatformDb, language: Language): Wording[] {
  const isIn = (one: Language) => sql`entry.language = ${sql.lit(one)}`;
  if (language === defaultLanguage) return [{ language, isOne: sql<boolean>`${isIn(language)}` }];
  const own = db.selectFrom('search_entry').select(['subject_id', 'kind', 'language']);
  // Looked up for each hit: joined, the database would rather go through everything that has words in this language.
  const hasOwn = sql`(select true from (${own}) own where own.subject_id = entry.subject_id and own.kind = entry.kind
    and own.language = ${sql.lit(language)})`;
  return [
    { language, isOne: sql<boolean>`${isIn(language)}` },
    { language: defaultLanguage, isOne: sql<boolean>`${isIn(defaultLanguage)} and ${hasOwn} is null` },
  ];
}

/** Apart for each, because each has its own index of words. */
export const eachWording = (
  wordings: readonly Wording[],
  made: (wording: Wording) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql.join(wordings.map(made), sql` union all `);

/** Where one expression has to do for rows of each. */
export const byWording = (wordings: readonly Wording[], made: (wording: Wording) => RawBuilder<unknown>) =>
  wordings.length === 1 && wordings[0] !== undefined
    ? made(wordings[0])
    : sql`case entry.language ${sql.join(
        wordings.map((wording) => sql`when ${sql.lit(wording.language)} then ${made(wording)}`),
        sql` `,
      )} end`;

/** The rows that stand for what there is in this language, where it is known which things they are about. */
export const standsFor = (db: PlatformDb, language: Language): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    wordingsFor(db, language).map(({ isOne }) => sql`(${isOne})`),
    sql` or `,
  )})`;

/** The language of a text where it is not the reader's own. A file's name has none, which is written as ''. */
export const foreign = (column: 'title_lang' | 'body_lang', language: Language) =>
  sql`nullif(nullif(coalesce(entry.${sql.ref(column)}, entry.language), ${sql.lit(language)}), '')`;

/** What was typed, as the parts of a statement: values, or the slots of a prepared one. */
export interface TypedParts {
  websearch: string | RawBuilder<unknown>;
  /** Absent where the last word is whole. */
  unfinished?: {
    before: string | RawBuilder<unknown>;
    word: string | RawBuilder<unknown>;
    beginning: string | RawBuilder<unknown>;
  };
}

export const partsOfQuery = ({ websearch, unfinished }: TypedQuery): TypedParts =>
  unfinished === undefined
    ? { websearch }
    : { websearch, unfinished: { ...unfinished, beginning: beginningOf(unfinished.word) } };

export const beginningOf = (word: string): string => `${word}:*`;

/** All that was typed, as it stands. */
const wholeQuery = ({ websearch }: TypedParts, language: Language) =>
  sql`websearch_to_tsquery(${configuration(language)}, ${websearch}::text)`;

/** That, or with the last word as a beginning, unless it is a word that says nothing, such as "de". */
function eitherQuery(parts: TypedParts, language: Language) {
  if (parts.unfinished === undefined) return wholeQuery(parts, language);
  const { before, word, beginning } = parts.unfinished;
  return sql`(${wholeQuery(parts, language)} || case when numnode(plainto_tsquery(${configuration(language)}, ${word}::text)) = 0 then ''::tsquery
    else websearch_to_tsquery(${configuration(language)}, ${before}::text) && to_tsquery('simple', ${beginning}::text) end)`;
}

type Named = 'whole' | 'either';
const nameOf = (query: Named, { language }: Wording) => sql.id(`${query}_${language}`);

/** `asked`, to stand first in a statement: what was typed is read once, and not for every row that is weighed. */
export const asAsked = (parts: TypedParts, wordings: readonly Wording[]) => {
  const queries = wordings.map(
    (wording) => sql`${wholeQuery(parts, wording.language)} as ${nameOf('whole', wording)},
      ${eitherQuery(parts, wording.language)} as ${nameOf('either', wording)}`,
  );
  return sql`asked as materialized (select ${sql.join(queries)})`;
};

export const whole = (wording: Wording) => sql`(select ${nameOf('whole', wording)} from asked)`;
export const either = (wording: Wording) => sql`(select ${nameOf('either', wording)} from asked)`;

/** Who typed "dijk" means a dijk first, and only then a Dijkpark; and a page says more about it than a piece of news. */
export function rankOf(isUnfinished: boolean, wording: Wording) {
  const ofWhole = sql`ts_rank(ranked, ${whole(wording)})`;
  const rank = isUnfinished ? sql`coalesce(nullif(${ofWhole}, 0), ts_rank(ranked, ${either(wording)}) / 20)` : ofWhole;
  return sql<number>`${rank} * weight`;
}
