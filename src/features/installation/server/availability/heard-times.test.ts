import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { noteHeard } from './heard-times.repository.ts';

const begun = new Date('2026-11-18T10:00:00Z');
let now = begun;
const test: TestApp = await startTestApp({ clock: { now: () => now } });
const { control, pool } = test.installation.database;
afterAll(() => test.close());
beforeEach(async () => {
  await pool.query('delete from control.heard_time');
  now = begun;
});

const at = (seconds: number): Date => new Date(begun.getTime() + seconds * 1000);
const hear = async (...seconds: number[]) => {
  for (const one of seconds) await noteHeard(control, at(one));
};
async function times(): Promise<number[][]> {
  const { rows } = await pool.query<{ begun_at: Date; until: Date }>(
    'select * from control.heard_time order by begun_at',
  );
  return rows.map(({ begun_at, until }) =>
    [begun_at, until].map((moment) => (moment.getTime() - begun.getTime()) / 1000),
  );
}
const availability = async () => (await test.services.installation.read(system)).availability;

describe('when some process was there', () => {
  it('is one row for as long as no minute was without a word', async () => {
    await hear(0, 10, 20, 79);
    expect(await times()).toEqual([[0, 79]]);
    await hear(139);
    expect(await times()).toEqual([
      [0, 79],
      [139, 139],
    ]);
  });

  it('is written by one of several that say so at once, and by each where they begin after a silence', async () => {
    await hear(0, 10, 12, 14);
    expect(await times()).toEqual([[0, 10]]);
    await Promise.all([hear(100), hear(100), hear(101)]);
    await hear(110);
    now = at(110);
    expect((await availability()).away).toEqual([{ from: at(10).toISOString(), until: at(100).toISOString() }]);
  });

  it('is not decided by a machine whose clock is ahead', async () => {
    await hear(0, 10, 5000, 20, 30);
    now = at(40);
    expect(await times()).toEqual([
      [0, 30],
      [5000, 5000],
    ]);
    expect(await availability()).toMatchObject({ awaySeconds: 0, measuredSeconds: 40 });
  });

  it('is told to who runs it, also while nobody is there', async () => {
    expect(await availability()).toMatchObject({ since: null, measuredSeconds: 0 });
    await hear(0, 50);
    now = at(650);
    expect(await availability()).toMatchObject({
      since: begun.toISOString(),
      measuredSeconds: 650,
      awaySeconds: 600,
      away: [{ from: at(50).toISOString(), until: at(650).toISOString() }],
    });
  });

  it('is kept for a month, and of what is older the last, which the silence after it is known by', async () => {
    const day = 24 * 60 * 60;
    await hear(0, 1000, 2000, 40 * day);
    expect(await times()).toEqual([
      [2000, 2000],
      [40 * day, 40 * day],
    ]);
    now = at(40 * day);
    const { measuredSeconds, awaySeconds } = await availability();
    expect(awaySeconds).toBe(measuredSeconds);
  });

  it('is said by a process that serves, of itself', async () => {
    test.installation.processes.begin();
    await test.installation.processes.leave();
    expect(await times()).toEqual([[0, 0]]);
  });
});
