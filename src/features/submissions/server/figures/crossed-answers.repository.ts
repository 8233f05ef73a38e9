import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FigureSelection } from '../../contract/figures/figure-selection.ts';
import { counting } from './submission-figures.repository.ts';

/** One of a list, or the answer itself. */
const valuesOf = (field: string): RawBuilder<string> => {
  const found = sql`answers -> ${field}::text`;
  return sql<string>`jsonb_array_elements_text(case jsonb_typeof(${found}) when 'array' then ${found} else jsonb_build_array(${found}) end)`;
};

const answered = (db: PlatformDb, selection: FigureSelection, rows: string, columns: string) =>
  counting(db, selection)
    .where(sql<boolean>`answers -> ${rows}::text is not null`)
    .where(sql<boolean>`answers -> ${columns}::text is not null`);

/** Two questions against each other, of who answered both; `row` is null for who gave whatever answer to the first, and `column` likewise. */
export async function crossAnswers(
  db: PlatformDb,
  selection: FigureSelection,
  { rows, columns }: { rows: string; columns: string },
): Promise<{ row: string | null; column: string | null; number: number }[]> {
  const both = answered(db, selection, rows, columns).select([
    'guid',
    valuesOf(rows).as('row'),
    sql`answers -> ${columns}::text`.as('answer'),
  ]);
  const pairs = db
    .selectFrom(both.as('both'))
    .select([
      'guid',
      'row',
      sql<string>`jsonb_array_elements_text(case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end)`.as(
        'column',
      ),
    ]);
  return db
    .selectFrom(pairs.as('pairs'))
    .select([
      sql<string | null>`"row"`.as('row'),
      sql<string | null>`"column"`.as('column'),
      sql<number>`count(distinct guid)::int`.as('number'),
    ])
    .groupBy(sql`grouping sets (("row", "column"), ("row"), ("column"), ())`)
    .execute();
}
