import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';

const noon = new Date('2026-11-17T11:00:00Z');
let test: TestApp;
let living: string;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => noon } });
  living = await buildPage(test.services, { title: text('Wonen') });
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['day', 'month', 'fold'])
    await sql`delete from ${sql.id(test.platform.schema, `statistic_${table}`)}`.execute(test.platform.db);
});

it('reads months that are over from their sums, and finds the same', async () => {
  const row = { language: '', audience: '', visits: 2, visitors: 2, seconds: 30, timed: 1 };
  const days = ['2026-08-15', '2026-09-01', '2026-09-30', '2026-10-31', '2026-11-01'].flatMap((day, at) => [
    { ...row, day, kind: 'site', key: '', views: 10 + at },
    { ...row, day, kind: 'subject', key: `page:${living}`, views: 10 + at },
    { ...row, day, kind: 'subject', key: `path:/dag-${at}`, views: 1 },
  ]);
  await test.services.statistics.takeOver({ days, hours: [] });
  const query = 'period=own&from=2026-09-01&to=2026-11-15&beside=before';
  const ask = async () =>
    (await test.app.inject({ method: 'GET', url: `/api/statistics?${query}`, headers: admin })).json();
  const byDays = await ask();
  expect(byDays.pages[0]).toMatchObject({ key: `page:${living}`, views: 50, visits: 8, seconds: 30, was: 2 });
  await test.services.statistics.fold();
  const months = await test.platform.db.selectFrom('statistic_month').select('views').execute();
  expect(months).toHaveLength(3 + 4 + 3);
  expect(await ask()).toEqual(byDays);
  // What is taken over later is in it too.
  await test.services.statistics.takeOver({
    days: [{ ...row, day: '2026-09-02', kind: 'subject', key: `page:${living}`, views: 5 }],
    hours: [],
  });
  await test.services.statistics.fold();
  expect((await ask()).pages[0]).toMatchObject({ views: 55 });
});

it('takes the days of a month off that lie outside, and finds the same as by days', async () => {
  const row = { language: '', audience: '', visits: 2, visitors: 2, seconds: 30, timed: 1 };
  const counted = ['2026-05-01', '2026-05-02', '2026-06-15', '2026-10-29', '2026-10-30', '2026-10-31'];
  const days = counted.flatMap((day, at) => [
    { ...row, day, kind: 'site', key: '', views: 10 + at },
    { ...row, day, kind: 'subject', key: `page:${living}`, views: 10 + at },
    { ...row, day, kind: 'subject', key: `path:/dag-${at}`, views: 1 },
  ]);
  await test.services.statistics.takeOver({ days, hours: [] });
  const ask = async () => {
    const query = 'period=own&from=2026-05-02&to=2026-10-29&beside=nothing';
    const answers = ['/api/statistics', '/api/statistics:pages'].map((url) =>
      test.app.inject({ method: 'GET', url: `${url}?${query}`, headers: admin }),
    );
    return (await Promise.all(answers)).map((answer) => answer.json());
  };
  const byDays = await ask();
  await test.services.statistics.fold();
  expect(await test.platform.db.selectFrom('statistic_month').select('views').execute()).toHaveLength(4 + 3 + 5);
  const byMonths = await ask();
  expect(byMonths).toEqual(byDays);
  const [site, pages] = byMonths;
  expect(site.pages.map(({ key, views }: { key: string; views: number }) => [key, views])).toEqual([
    [`page:${living}`, 11 + 12 + 13],
    ['path:/dag-1', 1],
    ['path:/dag-2', 1],
    ['path:/dag-3', 1],
  ]);
  expect(pages.steps.map(({ step, views }: { step: string; views: number }) => [step, views])).toEqual([
    ['2026-05', 11],
    ['2026-06', 12],
    ...['2026-07', '2026-08', '2026-09'].map((step) => [step, 0]),
    ['2026-10', 13],
  ]);
});
