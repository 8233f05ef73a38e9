import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('is written once and answers with other values each time', async () => {
  const statements = new PreparedStatements(test.platform.db);
  let written = 0;
  const ask = (values: { number: number; word: string }) =>
    statements.run<typeof values, { sum: number; words: string }>(
      'sums',
      (slot) => {
        written += 1;
        return sql`select ${slot('number')}::int + ${1}::int + ${slot('number')}::int as sum,
          ${slot('word')}::text || ${slot('word')}::text as words`;
      },
      values,
    );
  expect(await ask({ number: 2, word: '$1' })).toEqual([{ sum: 5, words: '$1$1' }]);
  for (let number = 0; number < 12; number += 1) {
    expect(await ask({ number, word: `o'${number}` })).toEqual([
      { sum: number * 2 + 1, words: `o'${number}o'${number}` },
    ]);
  }
  expect(written).toBe(1);
});

it('is planned once on a connection, and a value in many places is sent once', async () => {
  await test.platform.db.connection().execute(async (db) => {
    const statements = new PreparedStatements(db);
    const names = sql<{ parameters: string; calls: number }>`
      select array_to_string(parameter_types, ',') as parameters, (generic_plans + custom_plans)::int as calls
      from pg_prepared_statements where statement like '%only here%' and name <> ''`;
    for (let number = 0; number < 3; number += 1) {
      await statements.run<{ number: number }, unknown>(
        'here',
        (slot) => sql`select 'only here', ${slot('number')}::int, ${slot('number')}::int`,
        { number },
      );
    }
    expect((await names.execute(db)).rows).toEqual([{ parameters: 'integer', calls: 3 }]);
  });
});
