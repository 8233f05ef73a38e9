import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { configurationName, stemmerName } from './search-configuration.ts';

/** Written out, so that the database looks it up once and not for every row. */
export const configuration = (language: Language) => sql.raw(`'${configurationName(language)}'::regconfig`);

export const stemmer = (language: Language) => sql`${stemmerName(language)}::regdictionary`;

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

/** `asked`, to stand first in a statement: what was typed is read once, and not for every row that is weighed. */
export const asAsked = (parts: TypedParts, language: Language, besides = sql``) =>
  sql`asked as materialized (select ${wholeQuery(parts, language)} as whole, ${eitherQuery(parts, language)} as either${besides})`;

export const whole = sql`(select whole from asked)`;
export const either = sql`(select either from asked)`;

/** Who typed "dijk" means a dijk first, and only then a Dijkpark; and a page says more about it than a piece of news. */
export function rankOf(isUnfinished: boolean) {
  const ofWhole = sql`ts_rank(ranked, ${whole})`;
  const rank = isUnfinished ? sql`coalesce(nullif(${ofWhole}, 0), ts_rank(ranked, ${either}) / 20)` : ofWhole;
  return sql<number>`${rank} * weight`;
}
