import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { countTime, noAnswerTimes } from '#platform/contract/time/answer-times.ts';
import { AnswerLog } from './answer-log.ts';

const begun = new Date('2026-11-19T10:00:00Z');
let now = begun;
const test: TestApp = await startTestApp({ clock: { now: () => now } });
const { control, pool } = test.installation.database;
afterAll(() => test.close());
beforeEach(async () => {
  await pool.query('delete from control.answer_times');
  now = begun;
});

const at = (seconds: number): Date => new Date(begun.getTime() + seconds * 1000);

/** As a process that answers, and says every ten seconds that it is there. */
function startProcess() {
  const totals = { kept: 0, made: noAnswerTimes() };
  const log = new AnswerLog(crypto.randomUUID(), () => totals, begun);
  return {
    answer(kept: number, ...took: number[]) {
      totals.kept += kept;
      for (const one of took) countTime(totals.made, one);
    },
    async beat(seconds: number): Promise<number> {
      const perSecond = log.look(at(seconds));
      await log.write(control, at(seconds));
      return perSecond;
    },
  };
}
const written = async () =>
  (
    await pool.query<{ begun: number; kept: number; made: number }>(
      `select extract(epoch from begun_at - $1)::int as begun, kept, (select sum(one) from unnest(made) as one)::int as made
       from control.answer_times order by begun_at, kept`,
      [begun],
    )
  ).rows;
const answers = async () => (await test.services.installation.read(system)).answers;

describe('what processes answered', () => {
  it('is one row for each and ten minutes, that grows, and says how much was asked of late', async () => {
    const process = startProcess();
    process.answer(40, 5, 5);
    expect(await process.beat(10)).toBe(4.2);
    process.answer(8, 300, 300);
    expect(await process.beat(20)).toBe(1);
    expect(await process.beat(30)).toBe(0);
    expect(await written()).toEqual([{ begun: 0, kept: 48, made: 4 }]);
    process.answer(2);
    expect(await process.beat(600)).toBeCloseTo(2 / 570);
    expect(await written()).toEqual([
      { begun: 0, kept: 48, made: 4 },
      { begun: 600, kept: 2, made: 0 },
    ]);
  });

  it('is told of all of them together', async () => {
    const [one, other] = [startProcess(), startProcess()];
    one.answer(10, 30, 30, 30);
    other.answer(0, 30);
    await Promise.all([one.beat(10), other.beat(10)]);
    now = at(120);
    expect(await answers()).toMatchObject({
      count: 14,
      kept: 10,
      middle: 27.5,
      busiest: { from: begun.toISOString() },
    });
  });

  it('is not written while nothing is asked, and not twice when it is said twice', async () => {
    const process = startProcess();
    await process.beat(10);
    expect(await written()).toEqual([]);
    process.answer(3);
    await process.beat(20);
    await process.beat(30);
    expect(await written()).toEqual([{ begun: 0, kept: 3, made: 0 }]);
  });

  it('is kept for a day', async () => {
    const process = startProcess();
    process.answer(1);
    await process.beat(10);
    const day = 24 * 60 * 60;
    process.answer(1);
    await process.beat(day - 3600);
    expect(await written()).toHaveLength(2);
    process.answer(1);
    await process.beat(day + 60);
    expect((await written()).map(({ begun: from }) => from)).toEqual([day - 3600, day]);
  });

  it('is counted by the server: what is made with its time, uploads and health without', async () => {
    const { metrics, processes } = test.installation;
    const count = () => metrics.times.reduce((sum, one) => sum + one, 0);
    const before = count();
    await test.app.inject('/api/platformsettingvalues');
    await test.app.inject('/healthz');
    await test.app.inject('/readyz');
    expect(count()).toBe(before + 1);
    processes.begin();
    await processes.leave();
    expect(await written()).toEqual([{ begun: 0, kept: 0, made: count() }]);
    expect((await answers()).middle).toBeGreaterThan(0);
  });
});
