import { type RawBuilder, sql } from 'kysely';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';

/** Of a column of texts: there are words in the default language, and none in this one. */
export const lacksLanguage = (column: string, language: Language): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(column)} -> '$lang' ->> ${defaultLanguage}, '') <> ''
    and coalesce(${sql.ref(column)} -> '$lang' ->> ${language}, '') = ''`;
