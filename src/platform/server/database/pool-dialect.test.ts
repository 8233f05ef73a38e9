import { AbortedTransactionError, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { asLongWork } from './time-limit.ts';

let test: TestDatabase;
let database: Database;
const heard: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  database = await openDatabase({
    connectionString: test.connectionString,
    poolSize: 1,
    onError: () => undefined,
    hearChange: (change) => heard.push(change),
  });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(() => heard.splice(0));

/** What `tell_change` does, without a table. */
const tell = (change: string) =>
  sql.raw(`do $$ begin raise info using message = '${change}', errcode = 'PLEIN'; end $$`);

it.each(['after a statement', 'without one'])('gives every connection back when it is closed %s', async (when) => {
  const closed = await openDatabase({
    connectionString: test.connectionString,
    poolSize: 2,
    onError: () => undefined,
  });
  if (when === 'after a statement') await sql`select 1`.execute(closed.control);
  expect(closed.pool.totalCount).toBe(1);
  await closed.close();
  expect([closed.pool.ended, closed.pool.totalCount]).toEqual([true, 0]);
});

it('does not wait until a long statement of a job is done, nor until all those of its transaction are', async () => {
  const closed = await openDatabase({
    connectionString: test.connectionString,
    poolSize: 2,
    onError: () => undefined,
  });
  const sleeping = async () =>
    (
      await sql<{ sleeping: number }>`select count(*)::int as sleeping from pg_stat_activity
      where query like 'select pg_sleep(600)%' and state = 'active'`.execute(database.control)
    ).rows[0]?.sleeping;
  const why = (error: Error) => String(error.cause);
  const long = asLongWork(() => sql`select pg_sleep(600)`.execute(closed.control)).catch(why);
  const between = Promise.withResolvers<void>();
  const many = closed.control
    .transaction()
    .execute(async (trx) => {
      await between.promise;
      await sql`select 1`.execute(trx);
    })
    .catch(why);
  await vi.waitFor(async () => expect(await sleeping()).toBe(1), 30_000);
  const closing = closed.close();
  expect(await long).toContain('the server stops');
  between.resolve();
  expect(await many).toContain('the server stops');
  await closing;
  await vi.waitFor(async () => expect(await sleeping()).toBe(0), 30_000);
});

describe('what the database tells of a change', () => {
  it('is heard when the statement is done, each once', async () => {
    await tell('a').execute(database.control);
    expect(heard).toEqual(['a']);
    await sql.raw("do $$ begin raise info 'of no code'; raise warning 'nor this'; end $$").execute(database.control);
    expect(heard).toEqual(['a']);
  });

  it('is heard at the commit and not before', async () => {
    await database.control.transaction().execute(async (trx) => {
      await tell('a').execute(trx);
      await tell('a').execute(trx);
      await tell('b').execute(trx);
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['a', 'b']);
  });

  it('is not heard of what was rolled back, nor afterwards', async () => {
    const failing = database.control.transaction().execute(async (trx) => {
      await tell('a').execute(trx);
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    await sql`select 1`.execute(database.control);
    expect(heard).toEqual([]);
  });
});

describe('a transaction', () => {
  it('takes the settings that were asked for', async () => {
    const settings = sql<{ level: string; mode: string }>`select
      current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as mode`;
    const asked = await database.control
      .transaction()
      .setIsolationLevel('serializable')
      .setAccessMode('read only')
      .execute((trx) => settings.execute(trx));
    expect(asked.rows).toEqual([{ level: 'serializable', mode: 'on' }]);
    const usual = await database.control.transaction().execute((trx) => settings.execute(trx));
    expect(usual.rows).toEqual([{ level: 'read committed', mode: 'off' }]);
  });

  it('fails when a statement in it failed and nobody minded', async () => {
    const failing = database.control
      .transaction()
      .execute((trx) => sql`select 1 / 0`.execute(trx).catch(() => undefined));
    await expect(failing).rejects.toThrow(AbortedTransactionError);
    expect((await sql`select 1 as one`.execute(database.control)).rows).toEqual([{ one: 1 }]);
  });
});

it('fails what runs on a connection that breaks, and nothing else', async () => {
  const killer = new pg.Client({ connectionString: test.connectionString });
  await killer.connect();
  const breaking = database.control.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const end = killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await Promise.all([sql`select pg_sleep(60)`.execute(trx), end]);
  });
  await expect(breaking).rejects.toThrow();
  await killer.end();
  expect((await sql`select 1 as one`.execute(database.control)).rows).toEqual([{ one: 1 }]);
});

describe('a statement that is not answered', () => {
  /** Those of ours alone: the driver and the database keep the real clock. */
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  beforeEach(async () => {
    await sql`select 1`.execute(database.control);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  it('is given up after fifteen seconds, and its connection with it', async () => {
    const swallowed = sql`select pg_sleep(600)`.execute(database.control);
    const outcome = expect(swallowed).rejects.toMatchObject({ trouble: 'busy' });
    await passes(14_999);
    await passes(1);
    await outcome;
    vi.useRealTimers();
    expect((await sql`select 1 as one`.execute(database.control)).rows).toEqual([{ one: 1 }]);
  });

  it('of a job is given up after fifteen minutes', async () => {
    let isOver = false;
    const outcome = asLongWork(() => sql`select pg_sleep(3600)`.execute(database.control)).catch((error: unknown) => {
      isOver = true;
      return error;
    });
    await passes(15 * 60_000 - 1);
    expect(isOver).toBe(false);
    await passes(1);
    expect(await outcome).toMatchObject({ trouble: 'busy' });
  });
});

it('counts the rows that a statement changed', async () => {
  const { numUpdatedRows } = await database.control
    .updateTable('platform')
    .set({ key: 'x' })
    .where('key', '=', '')
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(0n);
});

it('plans no more than a hundred named statements on one connection, and answers the rest too', async () => {
  const statements = new PreparedStatements(database.control);
  for (let number = 0; number < 105; number += 1) {
    const rows = await statements.run<object, { number: number }>(
      `limit ${number}`,
      () => sql.raw(`select ${number} as number /* limited */`),
      {},
    );
    expect(rows).toEqual([{ number }]);
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements
    where statement like '%/* limited */'`.execute(database.control);
  expect(rows).toEqual([{ count: 100 }]);
});

it('plans nothing on connections that a pooler hands to others, and keeps the way to the database itself', async () => {
  const pooled = await openDatabase({
    connectionString: 'postgresql://nobody@127.0.0.1:1/itself',
    poolerConnectionString: test.connectionString,
    poolSize: 1,
    onError: () => undefined,
  });
  try {
    const statements = new PreparedStatements(pooled.control);
    for (let turn = 0; turn < 5; turn += 1) {
      await statements.run('one', () => sql.raw('select 1 /* pooled */'), {});
      await pooled.control.selectFrom('platform').select('key').where('key', '=', 'pooled').execute();
    }
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(pooled.control);
    expect(rows).toEqual([]);
    expect(pooled.connectionString).toContain('/itself');
  } finally {
    await pooled.close();
  }
});

describe('a table that gets a column while it is asked, as in an upgrade', () => {
  let ours: Database;
  const add = (column: string) => sql`alter table grown add column ${sql.ref(column)} text`.execute(ours.control);
  beforeAll(async () => {
    // A connection that has no plans yet: each keeps a hundred.
    ours = await openDatabase({
      connectionString: test.connectionString,
      poolSize: 1,
      onError: () => undefined,
    });
    await sql`create table grown as select 1 as number`.execute(ours.control);
  });
  afterAll(() => ours.close());

  it('is answered by who asks for all of it, over and over', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { rows } = await sql<{ number: number }>`select * from grown where number = ${1}`.execute(ours.control);
      expect(rows).toMatchObject([{ number: 1 }]);
      await add(`round_${round}`);
    }
  });

  it('is told as busy once where it was planned with all of it, and then answered', async () => {
    const statements = new PreparedStatements(ours.control);
    const ask = () =>
      statements.run<{ one: number }, object>('all', (slot) => sql`select * from grown where number = ${slot('one')}`, {
        one: 1,
      });
    await ask();
    await add('planned');
    await expect(ask()).rejects.toMatchObject({ trouble: 'busy' });
    expect(await ask()).toMatchObject([{ number: 1, planned: null }]);
  });
});
