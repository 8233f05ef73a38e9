import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageKind } from '../../contract/page.ts';

const mostWords = 8;
/** Reading the words of a document takes a millisecond: of more drafts than these, those that were changed last are looked at. */
const mostRead = 500;

const asBeginning = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
/** What stands in the document as it was typed, whatever is around it. */
const plainPart = (word: string): string => /[\p{L}\p{N}]+/u.exec(word)?.[0] ?? '';

/** Pages whose working copy has these words, or words that begin so. What readers have is in the search's own index. */
export async function findWrittenWith(db: PlatformDb, kind: PageKind, typed: string): Promise<string[]> {
  const words = typed
    .split(/\s+/)
    .filter((word) => plainPart(word) !== '')
    .slice(0, mostWords);
  if (words.length === 0) return [];
  const likely = db
    .selectFrom('page')
    .select(['id', 'working_copy'])
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('working_copy', 'is not', null)
    .where(({ and }) =>
      and(words.map((word) => sql<boolean>`working_copy::text ilike '%' || ${plainPart(word)}::text || '%'`)),
    )
    .orderBy('changed_at', 'desc')
    .limit(mostRead);
  // As names of options are no words of a text, what is likely is then read as a text.
  const { rows } = await sql<{ id: string }>`
    with likely as materialized (${likely})
    select id from likely
    where jsonb_to_tsvector('simple', working_copy, '["string"]')
      @@ to_tsquery('simple', ${words.map(asBeginning).join(' & ')})`.execute(db);
  return rows.map(({ id }) => id);
}
