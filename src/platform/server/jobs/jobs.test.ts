import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cacheTag } from '#platform/contract/calls/cache-tag.ts';
import { defaultLocale, type PlatformLocale } from '#platform/contract/texts/language.ts';
import { isTimeZone } from '#platform/contract/time/time-zone.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { Caches } from '../cache/caches.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { observeEffects, reportTouch, withEffects } from '../effects.ts';
import { createLogger } from '../logger.ts';
import { mainServer } from '../main-server.ts';
import { Platform } from '../platform.ts';
import { PlatformPlace } from '../platform-place.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { Jobs } from './jobs.ts';

interface Letter {
  to: string;
}

const sent: { platform: string; to: string }[] = [];
const ended: string[] = [];
const givenUp: string[] = [];
/** What was among the failed jobs at the moment that others were told of one more. */
const listedWhenTold: string[][] = [];
let tries = 0;
const cleaned: string[] = [];
const localeTag = cacheTag('locale');
let locale: PlatformLocale = defaultLocale;

let test: TestDatabase;
let database: Database;
let platform: Platform;
let jobs: Jobs;

const lettersTag = cacheTag('letters');
const letter = {
  name: 'letter',
  audits: { nothing: 'a letter' },
  touches: [lettersTag],
  retryLimit: 2,
  retryDelay: 1,
  async run(on: Platform, { to }: Letter) {
    sent.push({ platform: on.key, to });
    reportTouch(lettersTag);
  },
};
const hopeless = {
  name: 'hopeless',
  audits: { nothing: 'it never succeeds' },
  touches: [],
  retryLimit: 2,
  async run() {
    tries += 1;
    throw new Error(`no luck ${tries}`);
  },
  async onGivenUp(_: Platform, __: object, error: unknown) {
    givenUp.push(String(error));
  },
};

/** As another process on the same database would, too. */
function openJobs(connectionString: string): Jobs {
  const opened: Jobs = new Jobs({
    connectionString,
    log: createLogger('silent'),
    platformById: async (id) => (id === platform.id ? platform : undefined),
    allPlatforms: () => [platform],
    onEnd: (name, result) => ended.push(`${name} ${result}`),
    onGivenUp: async (on) => {
      listedWhenTold.push((on === undefined ? [] : await opened.failed(on)).map(({ name }) => name));
    },
  });
  opened.define(letter);
  opened.define(hopeless);
  for (const [name, cron] of [
    ['clean', '20 3 29 2 *'],
    ['look', '*/5 * * * *'],
  ] as const) {
    opened.defineRecurring({
      name,
      cron,
      audits: { nothing: 'a test' },
      touches: [],
      run: async ({ key }) => void (name === 'clean' && cleaned.push(key)),
    });
  }
  return opened;
}

beforeAll(async () => {
  test = await createTestDatabase();
  const { connectionString } = test;
  database = await openDatabase({ connectionString, poolSize: 3, onError: () => undefined });
  const caches: Caches = {
    responses: new TaggedCache({ maxSize: 1000, sizeOf: () => 1 }),
    values: new TaggedCache({ maxSize: 1000, sizeOf: () => 1 }),
    answers: new TaggedCache({ maxSize: 1000, sizeOf: () => 1 }),
  };
  const row = await database.control.selectFrom('platform').selectAll().executeTakeFirstOrThrow();
  platform = new Platform({
    id: row.id,
    key: row.key,
    schema: row.schema_name,
    place: new PlatformPlace({ name: mainServer, database, caches }),
    renewsCacheToken: [],
    locale: { tags: [localeTag], read: async () => locale },
  });
  jobs = openJobs(connectionString);
  // As it happens: by a call that is the first to need them.
  const call = { name: 'POST /api/letters', declared: {}, log: createLogger('silent') };
  await withEffects(call, () => jobs.start());
});
afterAll(async () => {
  await jobs.stop(5);
  await database.close();
  await test.drop();
});

interface Row {
  state: string;
  wait: number;
  retry_count: number;
}

/** As the database has it: its state, and how many seconds lie between its last try and the next. */
async function rowOf(name: string): Promise<Row | undefined> {
  const { rows } = await database.pool.query<Row>(
    `select state, retry_count, extract(epoch from start_after - started_on)::float as wait from jobs.job where name = $1`,
    [name],
  );
  return rows[0];
}

describe('Jobs', () => {
  it('runs a job with its platform and data once the change that asked for it is committed', async () => {
    await platform.transaction((trx) => jobs.enqueue<Letter>(platform, trx, letter, { to: 'cato@vloedhaven.example' }));
    await vi.waitFor(() => expect(sent).toEqual([{ platform: 'test', to: 'cato@vloedhaven.example' }]), patience);
    await vi.waitFor(() => expect(ended).toContain('letter completed'), patience);
  });

  it('runs within a scope of its own, and not as a part of the call that started the workers', async () => {
    const heard: string[] = [];
    const usual = observeEffects({
      seen: (scope, effect) => heard.push(`${scope} ${effect}`),
      undeclared: (scope, effect) => heard.push(`undeclared: ${scope} ${effect}`),
    });
    await platform.transaction((trx) => jobs.enqueue<Letter>(platform, trx, letter, { to: 'heard' }));
    await vi.waitFor(() => expect(heard).toEqual(['job letter touches letters']), patience);
    observeEffects(usual);
  });

  it('knows of no job when the change is taken back', async () => {
    sent.length = 0;
    const change = platform.transaction(async (trx) => {
      await jobs.enqueue<Letter>(platform, trx, letter, { to: 'undone' });
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(change).rejects.toThrow('division by zero');
    const { rows } = await database.pool.query(`select from jobs.job where data::text like '%undone%'`);
    expect(rows).toHaveLength(0);
    // A later job does arrive, so the worker has looked since.
    await platform.transaction((trx) => jobs.enqueue<Letter>(platform, trx, letter, { to: 'later' }));
    await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual(['later']), patience);
  });

  it('waits for the moment that was asked for', async () => {
    sent.length = 0;
    const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
    await platform.transaction(async (trx) => {
      await jobs.enqueue<Letter>(platform, trx, letter, { to: 'in an hour' }, inAnHour);
      await jobs.enqueue<Letter>(platform, trx, letter, { to: 'now' });
    });
    await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual(['now']), patience);
    await database.pool.query(`update jobs.job set start_after = now() where data::text like '%in an hour%'`);
    await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual(['now', 'in an hour']), patience);
  });

  it('tries a failing job again, each time after a longer wait, and then shows it among the failed', async () => {
    await platform.transaction((trx) => jobs.enqueue(platform, trx, hopeless, {}));
    const waits: number[] = [];
    for (const retry of [0, 1]) {
      await vi.waitFor(
        async () => expect(await rowOf('hopeless')).toMatchObject({ state: 'retry', retry_count: retry }),
        patience,
      );
      waits.push((await rowOf('hopeless'))?.wait ?? 0);
      expect(await jobs.failed(platform)).toEqual([]);
      await database.pool.query(`update jobs.job set start_after = now() where name = 'hopeless'`);
    }
    expect(waits[0]).toBeGreaterThanOrEqual(7);
    expect(waits[1]).toBeGreaterThanOrEqual(14);
    await vi.waitFor(async () => expect(await jobs.failed(platform)).toHaveLength(1), patience);
    expect(tries).toBe(3);
    const [failure] = await jobs.failed(platform);
    expect(failure).toMatchObject({
      name: 'hopeless',
      platformId: platform.id,
      retryCount: 2,
      failedAt: expect.any(Date),
    });
    expect(JSON.stringify(failure?.reason)).toContain('no luck 3');
    expect(ended.filter((line) => line === 'hopeless failed')).toHaveLength(3);
    expect(givenUp).toEqual(['Error: no luck 3']);
    await vi.waitFor(() => expect(listedWhenTold).toEqual([['hopeless']]), patience);
  });

  it('tries a failed job again from its first try on, or lets it go, once', async () => {
    const [failure] = await jobs.failed(platform);
    const id = failure?.id ?? '';
    const stranger = Object.assign(Object.create(Platform.prototype), {
      place: platform.place,
      id: crypto.randomUUID(),
    }) as Platform;
    expect(await jobs.failed(stranger)).toEqual([]);
    expect(await platform.transaction((trx) => jobs.retry(stranger, trx, id))).toBeUndefined();
    const retried = await Promise.all([1, 2].map(() => platform.transaction((trx) => jobs.retry(platform, trx, id))));
    expect(retried.filter((one) => one !== undefined)).toMatchObject([{ id, name: 'hopeless' }]);
    expect(await jobs.failed(platform)).toEqual([]);
    await vi.waitFor(() => expect(tries).toBe(4), patience);
    await vi.waitFor(
      async () =>
        expect(
          (await database.pool.query(`select state from jobs.job where name = 'hopeless' and state = 'retry'`)).rows,
        ).toHaveLength(1),
      patience,
    );
    for (const retry of [1, 2]) {
      await database.pool.query(`update jobs.job set start_after = now() where name = 'hopeless' and state = 'retry'`);
      await vi.waitFor(() => expect(tries).toBe(4 + retry), patience);
      if (retry === 2) continue;
      await vi.waitFor(
        async () =>
          expect(
            (await database.pool.query(`select from jobs.job where name = 'hopeless' and state = 'retry'`)).rows,
          ).toHaveLength(1),
        patience,
      );
    }
    await vi.waitFor(async () => expect(await jobs.failed(platform)).toHaveLength(1), patience);
    const [again] = await jobs.failed(platform);
    const gone = await platform.transaction((trx) => jobs.discard(platform, trx, again?.id ?? ''));
    expect(gone).toMatchObject({ name: 'hopeless', isKnown: true });
    expect(await jobs.failed(platform)).toEqual([]);
    expect(await platform.transaction((trx) => jobs.discard(platform, trx, again?.id ?? ''))).toBeUndefined();
  });

  it('does the work of the night at night where a platform is, and what comes often once for all', async () => {
    const schedules = async () => {
      const { rows } = await database.pool.query<{ name: string; key: string; timezone: string }>(
        `select name, key, timezone from jobs.schedule where name in ('clean', 'look') order by name, key`,
      );
      return rows.map(({ name, key, timezone }) => `${name} ${key} ${timezone}`);
    };
    expect(await schedules()).toEqual(['clean Europe/Amsterdam Europe/Amsterdam', 'look  UTC']);
    // Of a version in which all platforms had one clock, and of a zone that nobody has any more.
    await database.pool.query(`insert into jobs.schedule (name, key, cron, timezone)
      values ('clean', '', '20 3 * * *', 'Europe/Amsterdam'), ('clean', 'Asia/Tokyo', '20 3 * * *', 'Asia/Tokyo')`);
    const [bonaire, west] = ['America/Kralendijk', 'Etc/GMT+4'].filter(isTimeZone);
    for (const [timeZone, key] of [
      [bonaire, 'America/Kralendijk'],
      [west, 'Etc/GMT.4'],
    ] as const) {
      locale = { ...defaultLocale, timeZone: timeZone ?? defaultLocale.timeZone };
      platform.forget([localeTag]);
      const other = openJobs(test.connectionString);
      await other.start();
      await other.stop(5);
      expect(await schedules()).toEqual(
        [`clean ${key} ${timeZone}`, 'clean Europe/Amsterdam Europe/Amsterdam', 'look  UTC'].sort(),
      );
    }
    await jobs.runRecurring('clean', 'Europe/Amsterdam');
    expect(cleaned).toEqual([]);
    await jobs.runRecurring('clean', west);
    await jobs.runRecurring('clean');
    expect(cleaned).toEqual(['test', 'test']);
  });

  it('leaves at a later start what is as it should be, and mends what is not', async () => {
    const written = async () => {
      const queues = await database.pool.query(`select name, retry_limit, updated_on from jobs.queue
        where name not like '\\_%' order by name`);
      const schedules = await database.pool.query(
        `select name, key, cron, updated_on from jobs.schedule order by 1, 2`,
      );
      return { queues: queues.rows, schedules: schedules.rows };
    };
    const startAgain = async () => {
      const other = openJobs(test.connectionString);
      await other.start();
      await other.stop(5);
      return written();
    };
    const before = await startAgain();
    expect(await startAgain()).toEqual(before);
    await database.pool.query(`update jobs.queue set retry_limit = 9 where name = 'letter'`);
    await database.pool.query(`update jobs.schedule set cron = '1 1 * * *' where name in ('clean', 'look')`);
    const after = await startAgain();
    const withoutDates = ({ queues, schedules }: typeof before) =>
      [...queues, ...schedules].map(({ updated_on: _, ...row }) => row);
    expect(withoutDates(after)).toEqual(withoutDates(before));
    const renewed = after.queues.filter(({ updated_on }, index) => +updated_on !== +before.queues[index].updated_on);
    expect(renewed.map(({ name }) => name)).toEqual(['letter']);
  });

  it('lets go of work for a platform that is no more', async () => {
    ended.length = 0;
    const gone = Object.assign(Object.create(Platform.prototype), {
      place: platform.place,
      id: crypto.randomUUID(),
    }) as Platform;
    await platform.transaction((trx) => jobs.enqueue<Letter>(gone, trx, letter, { to: 'nobody' }));
    const state = async () =>
      (await database.pool.query(`select state from jobs.job where data::text like '%nobody%'`)).rows[0]?.state;
    await vi.waitFor(async () => expect(await state()).toBe('completed'), patience);
    expect(ended).toEqual([]);
  });

  it('takes up what a process that was killed had in hand', async () => {
    const at = new Date(Date.now() + 60 * 60 * 1000);
    await platform.transaction((trx) => jobs.enqueue<Letter>(platform, trx, letter, { to: 'left behind' }, at));
    // As it stands when whoever began it says nothing any more.
    const { rowCount } = await database.pool.query(
      `update jobs.job set state = 'active', start_after = now(), started_on = now(), heartbeat_on = now() - interval '11 s'
        where name = 'letter' and state = 'created' and heartbeat_seconds <= 10`,
    );
    expect(rowCount).toBe(1);
    await vi.waitFor(() => expect(sent).toContainEqual({ platform: 'test', to: 'left behind' }), patience);
  });

  it('refuses a job that would wait long after a kill', () => {
    const other = new Jobs({
      connectionString: test.connectionString,
      log: createLogger('silent'),
      platformById: async () => platform,
      allPlatforms: () => [platform],
      onEnd: () => undefined,
    });
    expect(() => other.define({ ...letter, retryDelay: 60 })).toThrow(/would wait too long/);
  });

  it('refuses a job that nobody has defined, and one that is defined too late', async () => {
    const unknown = platform.transaction((trx) => jobs.enqueue(platform, trx, { name: 'unknown' }, {}));
    await expect(unknown).rejects.toThrow(/unknown/);
    expect(() => jobs.define({ ...letter, name: 'late' })).toThrow(/late is defined after the start/);
  });
});
