import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';
import type { Happened } from './batch.ts';
import { createGathered, type GatheredThing } from './gathered.ts';
import { addBatch } from './intake.repository.ts';

const noon = new Date('2026-11-17T11:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => noon } });
});
afterAll(() => test.close());

type Told = Omit<GatheredThing, 'path'> & { subject: string } & Happened;

const event = (number: number, more: Partial<Told>): Told => ({
  at: noon.getTime() - (number % 7200) * 1000,
  kind: 'view',
  visitor: number,
  subject: 'path:/zoeken',
  language: 'nl',
  audience: 'visitor',
  source: null,
  campaign: null,
  device: 'desktop',
  reads: 'nl',
  country: null,
  seconds: null,
  ...more,
});

async function tell(rows: readonly Told[]): Promise<void> {
  const gathered = createGathered();
  for (const { at, visitor, seconds, subject, ...thing } of rows)
    gathered.add({ ...thing, path: subject }, { at, visitor, seconds });
  for (const { different, ...batch } of gathered.take())
    await addBatch(test.platform, {
      ...batch,
      different: different.map(({ path, ...one }) => ({ ...one, subject: path })),
    });
}

const flood = 100_000;
const robots = 500;
const others = 3000;
const many = (number: number, made: (at: number) => Partial<Told>): Told[] =>
  Array.from({ length: number }, (_, at) => event(at, made(at)));

it('keeps what is really read by name, and of a flood of made-up addresses the sums alone', async () => {
  await tell(many(flood, (at) => ({ subject: `path:/verzonnen-${at}`, visitor: at % robots })));
  await tell(many(others, (at) => ({ visitor: robots + at, source: `site s${at}.example`, campaign: `c${at}` })));
  await tell(many(others, (at) => ({ kind: 'missing', subject: `/weg-${at}`, source: `/van-${at}` })));
  await tell(many(3, (at) => ({ visitor: flood + at, campaign: 'afval' })));
  await tell(many(2, () => ({ kind: 'left', seconds: 30 })));
  await tell(many(2, (at) => ({ kind: 'left', subject: `path:/verzonnen-${flood - at - 1}`, seconds: 9 })));
  await tell(many(2, () => ({ kind: 'missing', subject: '/oude-pagina' })));
  await test.services.statistics.fold();
  for (const table of ['statistic_day', 'statistic_hour']) {
    const { rows } = await sql<{ kind: string; keys: number }>`
      select kind, count(distinct key)::int as keys from ${sql.id(test.platform.schema, table)} group by kind`.execute(
      test.platform.db,
    );
    expect(rows.find(({ kind }) => kind === 'missing')?.keys).toBe(1001);
    // All others are one, and so are those who came from nowhere.
    for (const { keys } of rows) expect(keys).toBeLessThanOrEqual(1002);
  }
  const answer = await test.app.inject({
    url: '/api/statistics?period=today&beside=nothing',
    headers: await test.signInAs('Admin'),
  });
  const { totals, pages, campaigns, missing, sources } = answer.json<StatisticsFigures>();
  expect(totals).toMatchObject({ views: flood + others + 3, visitors: robots + others + 3, seconds: 78, timed: 4 });
  expect(pages[0]).toMatchObject({ key: 'path:/zoeken', views: others + 3, seconds: 30 });
  expect(campaigns[0]).toMatchObject({ key: 'afval', visits: 3 });
  expect(missing[0]).toMatchObject({ path: '/oude-pagina', from: null, views: 2 });
  expect([...pages, ...campaigns, ...sources].map(({ key }) => key)).not.toContain('*');
});
