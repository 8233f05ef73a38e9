import { sql } from 'kysely';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { readTypedQuery } from '../contract/typed-query.ts';
import { asAsked, either, partsOfQuery, type Wording } from './text-query.ts';

/** The pages whose text, as readers have it in any of these languages, has these words; whoever may see them. */
export async function findPagesWithWords(
  db: PlatformDb,
  typed: string,
  languages: readonly Language[],
): Promise<string[]> {
  const query = readTypedQuery(typed, defaultLanguage);
  if (query === undefined) return [];
  const wordings = languages.map(
    (language): Wording => ({ language, isOne: sql<boolean>`entry.language = ${sql.lit(language)}` }),
  );
  const entries = db
    .selectFrom('search_entry')
    .select(['subject_id', 'language', 'matched'])
    .where('kind', '=', 'page');
  const isIn = wordings.map((wording) => sql`(${wording.isOne} and entry.matched @@ ${either(wording)})`);
  const { rows } = await sql<{ id: string }>`
    with ${asAsked(partsOfQuery(query), wordings)}
    select distinct entry.subject_id as id from (${entries}) entry where ${sql.join(isIn, sql` or `)}`.execute(db);
  return rows.map(({ id }) => id);
}
