import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { mayReadOld } from '#platform/server/database/replicas/old-reads.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from '#platform/server/testing/replicated-database.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let database: ReplicatedDatabase;
let test: TestApp;
let admin: { authorization: string };
let list: string;

/** Nothing is kept, so that every answer is read. */
const start = () =>
  startTestApp({
    connectionString: database.connectionString,
    replicaConnectionStrings: [database.replica.connectionString],
    cacheMegabytes: 0,
  });

beforeAll(async () => {
  database = await startReplicatedDatabase();
  test = await start();
  admin = await test.signInAs('Admin');
  list = (await buildList(test.services)).guid;
});
afterAll(async () => {
  await test.close();
  await database.close();
});

const read = (app: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });
const itemsOf = () => `/api/listitem/list/${list}`;
const titles = async (app: TestApp, headers: Record<string, string> = {}) =>
  (await read(app, itemsOf(), headers)).json<{ title: string }[]>().map(({ title }) => title);
const add = (title: string) =>
  test.app.inject({
    method: 'POST',
    url: itemsOf(),
    headers: admin,
    payload: [{ title, listItemTypeName: 'News', metadata: { description: '' } }],
  });
const isFromReplica = ({ platform }: TestApp) =>
  mayReadOld(
    () => platform.lastChange,
    async () => (await sql<{ old: boolean }>`select pg_is_in_recovery() as old`.execute(platform.db)).rows[0]?.old,
  );
const untilUsed = (app = test) => vi.waitFor(async () => expect(await isFromReplica(app)).toBe(true), patience);

/** How often the replica was asked for items while this was done. */
async function askedOfReplica(work: () => Promise<unknown>): Promise<number> {
  const count = async () => (await database.replica.asked()).split('from "platform_test"."item"').length;
  const before = await count();
  await work();
  return (await count()) - before;
}

describe('a replica that keeps up', () => {
  it('answers visitors', async () => {
    await buildItem(test.services, list);
    await untilUsed();
    expect(await askedOfReplica(() => read(test, itemsOf()))).toBeGreaterThan(0);
  });

  it.each([
    ['who is signed in', () => admin],
    ['who just wrote something', () => ({ cookie: 'plein.consent=all; plein.wrote=1' })],
    ['who just wrote something over https', () => ({ cookie: '__Host-plein.wrote=1' })],
  ])('is not asked by %s', async (_, headers) => {
    await untilUsed();
    expect(await askedOfReplica(() => read(test, itemsOf(), headers()))).toBe(0);
  });

  it('leaves writing and transactions to the database, whoever asks', async () => {
    await untilUsed();
    const { platform } = test;
    const isOld = sql<{ old: boolean }>`select pg_is_in_recovery() as old`;
    await mayReadOld(
      () => Number.NEGATIVE_INFINITY,
      async () => {
        await sql`create table kept_by_primary (word text)`.execute(platform.db);
        await sql`with made as (insert into kept_by_primary values ('a') returning word) select word from made`.execute(
          platform.db,
        );
        await platform.transaction(async (trx) => {
          expect((await isOld.execute(trx)).rows).toEqual([{ old: false }]);
          await sql`insert into kept_by_primary values ('b')`.execute(trx);
        });
      },
    );
    const { rows } = await sql<{ word: string }>`select word from kept_by_primary order by word`.execute(platform.db);
    expect(rows).toEqual([{ word: 'a' }, { word: 'b' }]);
  });
});

describe('who sends something', () => {
  it('is marked for a moment, and who only reads is not', async () => {
    const sent = await add('Een bericht');
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['set-cookie']).toBe('plein.wrote=1; Path=/; Max-Age=5; HttpOnly; SameSite=Lax');
    expect((await read(test, itemsOf())).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/api/statistics', { kind: 'view', path: '/' }],
    [
      '/api/logs',
      [{ short_message: 'a', level: 6, origin: '/', platform: 'test', user_agent: 'a', timestamp: 1, bot: false }],
    ],
  ])('is not marked for what a browser tells by itself: %s', async (url, payload) => {
    const { lastChange } = test.platform;
    const sent = await test.app.inject({ method: 'POST', url, payload });
    expect(sent.statusCode).toBeLessThan(300);
    expect(sent.headers['set-cookie']).toBeUndefined();
    expect(test.platform.lastChange).toBe(lastChange);
  });
});

describe('a replica that stays behind', () => {
  it('is not asked for what was written after it stopped, and is used again when it has it', async () => {
    await untilUsed();
    await database.replica.pause();
    try {
      expect((await add('Nieuwer dan de kopie')).statusCode).toBe(200);
      for (let turn = 0; turn < 10; turn += 1) expect(await titles(test)).toContain('Nieuwer dan de kopie');
    } finally {
      await database.replica.resume();
    }
    await untilUsed();
    expect(await askedOfReplica(() => read(test, itemsOf()))).toBeGreaterThan(0);
    expect(await titles(test)).toContain('Nieuwer dan de kopie');
  });

  it('shows nothing old after another process told of a change', async () => {
    const other = await start();
    try {
      await untilUsed(other);
      await database.replica.pause();
      await add('Van een ander proces');
      await vi.waitFor(async () => expect(await titles(other)).toContain('Van een ander proces'), patience);
      for (let turn = 0; turn < 10; turn += 1) expect(await titles(other)).toContain('Van een ander proces');
    } finally {
      await database.replica.resume();
      await other.close();
    }
  });
});

describe('a replica that ends', () => {
  it('is done without', async () => {
    await untilUsed();
    await Promise.all([database.replica.kill(), ...Array.from({ length: 30 }, () => titles(test))]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(test, itemsOf())));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await isFromReplica(test)).toBe(false);
    const { body } = await read(test, '/metrics');
    expect(body).toContain('plein_database_replicas{state="behind"} 1');
  });
});
