import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { StatisticsFigures, StatisticsNow } from '../contract/statistics.ts';
import type { Happened } from './batch.ts';
import { createGathered, type GatheredThing, mostInOne } from './gathered.ts';
import { addBatch } from './intake.repository.ts';

/** Three minutes after midnight, on the clocks of the site. */
const now = new Date('2026-11-16T23:03:00Z');
const midnight = Date.parse('2026-11-16T23:00:00Z');
let test: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  headers = await test.signInAs('Admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['batch', 'event', 'day', 'hour', 'fold'])
    await sql`delete from ${sql.id(test.platform.schema, `statistic_${table}`)}`.execute(test.platform.db);
});

const looked: GatheredThing = {
  kind: 'view',
  path: 'path:/zoeken',
  language: 'nl',
  audience: 'visitor',
  source: 'site elders.example',
  campaign: null,
  device: 'phone',
  reads: 'nl',
  country: null,
};
const at = (milliseconds: number, visitor = 1): Happened => ({ at: midnight + milliseconds, visitor, seconds: null });

const gather = (...all: [GatheredThing, Happened][]) => {
  const gathered = createGathered();
  for (const [thing, happened] of all) gathered.add(thing, happened);
  return gathered.take();
};

async function write(...all: [GatheredThing, Happened][]): Promise<void> {
  for (const { different, ...batch } of gather(...all))
    await addBatch(test.platform, {
      ...batch,
      different: different.map(({ path, ...thing }) => ({ ...thing, subject: path })),
    });
}

async function ask<Answer>(url: string): Promise<Answer> {
  const answer = await test.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function figures(day: string): Promise<StatisticsFigures> {
  await test.services.statistics.fold();
  return ask(`/api/statistics?period=own&from=${day}&to=${day}&beside=nothing`);
}

describe('what is gathered', () => {
  it('keeps once what many do, and of each who and when', () => {
    const other = { ...looked, device: 'computer' };
    expect(gather([looked, at(0, 7)], [other, at(1, 8)], [{ ...looked }, at(2, 9)])).toEqual([
      {
        different: [looked, other],
        things: [1, 2, 1],
        visitors: [7, 8, 9],
        moments: [midnight, midnight + 1, midnight + 2],
        seconds: [null, null, null],
      },
    ]);
  });

  it.each(Object.keys(looked))('tells apart what differs in its %s', (name) => {
    const [batch] = gather([looked, at(0)], [{ ...looked, [name]: 'anders' }, at(0)]);
    expect(batch?.things).toEqual([1, 2]);
  });

  it('begins another row when one is full', () => {
    const all = Array.from({ length: mostInOne + 1 }, (_, one): [GatheredThing, Happened] => [looked, at(one)]);
    expect(gather(...all).map(({ things, different }) => [things.length, different.length])).toEqual([
      [mostInOne, 1],
      [1, 1],
    ]);
  });
});

describe('what is written', () => {
  it('is one row, whose parts belong to the day on which they happened', async () => {
    const left = { ...looked, kind: 'left', source: null } as const;
    await write([looked, at(-400, 1)], [looked, at(-1, 2)], [looked, at(0, 3)], [left, { ...at(500, 3), seconds: 40 }]);
    const rows = await test.platform.db.selectFrom('statistic_batch').select(['began', 'ended', 'kinds']).execute();
    expect(rows).toEqual([
      { began: new Date(midnight - 400), ended: new Date(midnight + 500), kinds: ['view', 'left'] },
    ]);
    expect((await figures('2026-11-16')).totals).toMatchObject({ views: 2, visitors: 2, timed: 0 });
    const today = await figures('2026-11-17');
    expect(today.totals).toMatchObject({ views: 1, visitors: 1, seconds: 40, timed: 1 });
    expect(today.sources).toMatchObject([{ key: 'site elders.example', visits: 1 }]);
    const { people, minutes, pages } = await ask<StatisticsNow>('/api/statistics:now');
    expect([people, minutes.at(-4)]).toEqual([3, 3]);
    expect(pages).toMatchObject([{ path: '/zoeken', people: 3 }]);
  });
});

describe('what the release before wrote', () => {
  const addRow = (after: number, visitor: number, kind = 'view', seconds: number | null = null) =>
    test.platform.db
      .insertInto('statistic_event')
      .values({
        at: new Date(midnight + after),
        ...{ kind, visitor, seconds, subject: 'path:/zoeken', language: 'nl', audience: 'visitor' },
      })
      .execute();

  it('is moved and counted once, also when more of it comes later', async () => {
    // What was added up until then, by the numbers of rows.
    await test.platform.db.insertInto('statistic_fold').values({ day: '2026-11-17', up_to: 900_000 }).execute();
    await addRow(-1, 1);
    await addRow(10, 2);
    await addRow(59_999, 3, 'left', 12);
    await addRow(60_000, 3);
    expect((await figures('2026-11-17')).totals).toMatchObject({ views: 2, visitors: 2, seconds: 12, timed: 1 });
    expect((await figures('2026-11-16')).totals).toMatchObject({ views: 1, visitors: 1 });
    expect(await test.platform.db.selectFrom('statistic_event').select('id').execute()).toEqual([]);
    // A process of that release goes on beside one of this.
    await addRow(90_000, 4);
    await write([looked, at(95_000, 5)]);
    const { totals, pages } = await figures('2026-11-17');
    expect(totals).toMatchObject({ views: 4, visitors: 4, seconds: 12, timed: 1 });
    expect(pages).toMatchObject([{ key: 'path:/zoeken', views: 4 }]);
    expect((await figures('2026-11-17')).totals).toEqual(totals);
  });
});
