import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FigureSelection } from '../../contract/figures/figure-selection.ts';
import { counting } from './submission-figures.repository.ts';

const longestAnswer = 4000;

/** In how many of the newest answers each word stands, of those that stand in as many as this; the most first. */
export function countWords(
  db: PlatformDb,
  selection: FigureSelection,
  { field, newest, least, limit }: { field: string; newest: number; least: number; limit: number },
): Promise<{ word: string; number: number }[]> {
  const answers = counting(db, selection)
    .where(sql<boolean>`coalesce(answers ->> ${field}::text, '') <> ''`)
    .select(['guid', sql<string>`lower(left(answers ->> ${field}::text, ${longestAnswer}))`.as('text')])
    .orderBy('sent_at', 'desc')
    .limit(newest);
  const words = db
    .selectFrom(answers.as('answers'))
    .select(['guid', sql<string>`regexp_split_to_table(text, '[^[:alpha:]]+')`.as('word')])
    .distinct();
  return db
    .selectFrom(words.as('words'))
    .where(sql<boolean>`length(word) between 4 and 40`)
    .select(['word', ({ fn }) => fn.countAll<number>().as('number')])
    .groupBy('word')
    .having(({ fn }) => fn.countAll(), '>=', least)
    .orderBy('number', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();
}
