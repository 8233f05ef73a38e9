import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { SentSubmission } from '#features/submissions/contract/filling.ts';
import { createSender, movableClock, newKey } from '#features/submissions/server/testing/sending.ts';
import { type CuttableDatabase, openCuttableDatabase } from '#platform/server/testing/cuttable-database.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const posted = { naam: ['Noor'] };

describe('while the database is away', () => {
  let database: TestDatabase;
  let way: CuttableDatabase;
  let test: TestApp;
  const clock = movableClock('2026-11-17T12:00:00Z');
  beforeAll(async () => {
    database = await createTestDatabase();
    way = await openCuttableDatabase(database.connectionString);
    test = await startTestApp({ connectionString: way.connectionString, clock });
  });
  afterAll(async () => {
    await test.close();
    await way.close();
    await database.drop();
  });
  const untilState = (state: string) =>
    vi.waitFor(() => expect(test.installation.freshnessOf(test.platform).state).toBe(state), patience);

  it('says so and when to come back; the same again is then sent once, from however many tabs', async () => {
    const form = await buildForm(test.services);
    const sender = createSender(test, clock);
    const challenge = await sender.solved(form);
    clock.later(5);
    const body = { version: 1, key: newKey(), posted, language: 'nl', challenge };
    const send = () => sender.post(`/api/forms/${form}/submissions`, body);
    await untilState('fresh');
    way.cut('refused');
    await untilState('stale');
    const refused = await send();
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'database-away',
      '5',
    ]);
    way.mend();
    await untilState('fresh');
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const guids = new Set(answers.map((answer) => answer.json<SentSubmission>().guid));
    expect(guids.size).toBe(1);
    const rows = await test.platform.db.selectFrom('form_submission').select('guid').execute();
    expect(rows.map(({ guid }) => guid)).toEqual([...guids]);
  });
});
