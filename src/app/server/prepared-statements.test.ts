import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

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

describe('what is asked over and over', () => {
  it('is planned once from the third time on, also when nobody wrote it down as such', async () => {
    await test.platform.db.connection().execute(async (db) => {
      const plans = sql<{ calls: number }>`select (generic_plans + custom_plans)::int as calls
        from pg_prepared_statements where statement like '%again and again%' and name <> ''`;
      for (let number = 0; number < 2; number += 1) await sql`select 'again and again', ${number}::int`.execute(db);
      expect((await plans.execute(db)).rows).toEqual([]);
      for (let number = 0; number < 3; number += 1) await sql`select 'again and again', ${number}::int`.execute(db);
      expect((await plans.execute(db)).rows).toEqual([{ calls: 3 }]);
    });
  });

  it('may be several statements in one text, where nothing is given', async () => {
    const several = sql.raw('select 1 as one; select 2 as two');
    for (let round = 0; round < 4; round += 1) await several.execute(test.platform.db);
  });

  it('is all that the first view by a new set of roles asks', async () => {
    const list = await buildList(test.services);
    const widget = await buildList(test.services, {
      buildingBlockName: 'Widget',
      options: { sourceBlockGuids: [list.guid] },
    });
    for (let number = 0; number < 3; number += 1) await buildItem(test.services, list.guid);
    const ids = [list, widget].map(({ pageId }) => `/api/pages/${pageId}`);
    const question = encodeURIComponent(JSON.stringify({ itemCount: 20 }));
    const addresses = [
      ...ids,
      '/api/menus:withName?name=Top+level+menu',
      `/api/listitem/lists?${list.guid}=${question}`,
      `/api/listitem/list/${list.guid}?itemCount=20`,
      `/api/listitem/widget/${widget.guid}?itemCount=6`,
    ];
    const viewAsNewSet = async () => {
      const role = { name: `Rol ${randomUUID()}`, description: '', grantedOn: 'Manual' } as const;
      const { id } = await test.services.roles.create({ viewer: system }, role);
      const headers = await test.signInAs('Standard', { roleIds: [id] });
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      for (const url of addresses) expect((await test.app.inject({ url, headers })).statusCode, url).toBe(200);
      const queries = asked.mock.calls.map(([query]) => query as unknown as pg.QueryConfig);
      asked.mockRestore();
      return queries.filter(({ values = [] }) => values.length > 0);
    };
    for (let round = 0; round < 3; round += 1) await viewAsNewSet();
    const queries = await viewAsNewSet();
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter(({ name }) => name === undefined).map(({ text }) => text)).toEqual([]);
  });
});
