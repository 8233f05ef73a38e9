import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/contract/language.ts';
import type { TypedQuery } from '../contract/typed-query.ts';

/** PostgreSQL's own: how a language's words are brought back to their stems. */
const configurations: Record<Language, string> = { nl: 'dutch', en: 'english' };
const configuration = (language: Language) => sql`${configurations[language]}::regconfig`;

export const stemmer = (language: Language) => sql`${`${configurations[language]}_stem`}::regdictionary`;

export const stemVector = (language: Language, words: string): RawBuilder<string> =>
  sql<string>`to_tsvector(${configuration(language)}, ${words})`;

/** The stems, and the words as they are: a beginning such as `gemeentel` is longer than the stem of gemeentelijk. */
export const vector = (language: Language, words: string): RawBuilder<string> =>
  sql<string>`(${stemVector(language, words)} || to_tsvector('simple', ${words}))`;

/** All that was typed, as it stands. */
export const wholeQuery = ({ websearch }: TypedQuery, language: Language) =>
  sql`websearch_to_tsquery(${configuration(language)}, ${websearch})`;

/** That, or with the last word as a beginning, unless it is a word that says nothing, such as "de". */
export function textQuery(query: TypedQuery, language: Language) {
  if (query.unfinished === undefined) return wholeQuery(query, language);
  const { before, word } = query.unfinished;
  return sql`(${wholeQuery(query, language)} || case when numnode(plainto_tsquery(${configuration(language)}, ${word})) = 0 then ''::tsquery
    else websearch_to_tsquery(${configuration(language)}, ${before}) && to_tsquery('simple', ${`${word}:*`}) end)`;
}

/** Who typed "dijk" means a dijk first, and only then a Dijkpark; and a page says more about it than a piece of news. */
export function rankOf(query: TypedQuery, language: Language) {
  const whole = sql`ts_rank(ranked, ${wholeQuery(query, language)})`;
  const rank =
    query.unfinished === undefined
      ? whole
      : sql`coalesce(nullif(${whole}, 0), ts_rank(ranked, ${textQuery(query, language)}) / 20)`;
  return sql<number>`${rank} * case kind when 'page' then 1.25 else 1 end`;
}
