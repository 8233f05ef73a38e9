import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageKind } from '../../contract/page.ts';

const mostWords = 8;
const asBeginning = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** Pages whose working copy has these words, or words that begin so. What readers have is in the search's own index. */
export async function findWrittenWith(db: PlatformDb, kind: PageKind, typed: string): Promise<string[]> {
  const words = typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [];
  const query = words.slice(0, mostWords).map(asBeginning).join(' & ');
  const rows = await db
    .selectFrom('page')
    .select('id')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('working_copy', 'is not', null)
    .where(sql<boolean>`jsonb_to_tsvector('simple', working_copy, '["string"]') @@ to_tsquery('simple', ${query})`)
    .execute();
  return rows.map(({ id }) => id);
}
