import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { guidList } from '#platform/server/database/guid-list.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import { readTypedQuery } from '../contract/typed-query.ts';
import { findHits } from './find-hits.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('is planned once on a connection, whatever is looked for', async () => {
  const { guid } = await buildList(test.services);
  const titles = Array.from({ length: 12 }, (_, index) => `Fietspad ${index + 10}`);
  for (const title of titles) await buildItem(test.services, guid, { title });
  await test.platform.db.connection().execute(async (db) => {
    const statements = new PreparedStatements(db);
    const find = (typed: string) => {
      const query = readTypedQuery(typed, 'nl');
      if (query === undefined) throw new Error('nothing was typed');
      const ids = guidList([guid, ...Array.from({ length: 200 }, () => randomUUID())]);
      const scope = { viewer: anonymousViewer, now: new Date(), pageIds: ids, listIds: ids };
      const question = { query, language: 'nl', filter: {}, sort: 'relevance', offset: 0, limit: 10 } as const;
      return findHits(db, statements, scope, question);
    };
    for (const title of titles) expect((await find(title)).seen).toBe(1);
    const { rows } = await sql<{ again: number }>`
      select generic_plans::int as again from pg_prepared_statements where statement like '%whole_nl%'`.execute(db);
    // PostgreSQL tries five times what a plan for the very values would be worth.
    expect(rows).toEqual([{ again: 7 }]);
  });
});
