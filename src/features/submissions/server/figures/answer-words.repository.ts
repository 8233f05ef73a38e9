import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FigureSelection } from '../../contract/figures/figure-selection.ts';
import { counting } from './submission-figures.repository.ts';

const longestAnswer = 4000;

export interface CountedWords {
  /** How many answers were looked through. */
  answers: number;
  /** In how many of them each word stands. */
  words: { word: string; number: number }[];
}

/** Of the newest answers. What stands in one of them alone is counted too: in those of another day it may come back. */
export async function countWords(
  db: PlatformDb,
  selection: FigureSelection,
  { field, newest }: { field: string; newest: number },
): Promise<CountedWords> {
  const answers = counting(db, selection)
    .where(sql<boolean>`coalesce(answers ->> ${field}::text, '') <> ''`)
    .select(sql<string>`lower(left(answers ->> ${field}::text, ${longestAnswer}))`.as('text'))
    .orderBy('sent_at', 'desc')
    .limit(newest);
  // An answer counts a word once, however often it stands there; the row without a word is the answers themselves.
  const rows = await db
    .with('answer', (cte) => cte.selectFrom(answers.as('answers')).select('text'))
    .selectFrom('answer')
    .innerJoinLateral(
      sql<{ word: string }>`(
        select distinct split as word from regexp_split_to_table(text, '[^[:alpha:]]+') as split
        where length(split) between 4 and 40
        union all select ''
      )`.as('stands'),
      (join) => join.onTrue(),
    )
    .select(['stands.word', ({ fn }) => fn.countAll<number>().as('number')])
    .groupBy('stands.word')
    .execute();
  return {
    answers: rows.find(({ word }) => word === '')?.number ?? 0,
    words: rows.filter(({ word }) => word !== ''),
  };
}
