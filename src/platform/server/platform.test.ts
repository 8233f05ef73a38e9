import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTag, cacheTokenTag, type Tag } from '#platform/contract/calls/cache-tag.ts';
import { AskedRoles } from '#platform/contract/rights/asked-roles.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import { everyTag, type Invalidation } from './cache/cache-bus.ts';
import type { Caches, KeptAnswer } from './cache/caches.ts';
import type { StoredResponse } from './cache/stored-response.ts';
import { TaggedCache } from './cache/tagged-cache.ts';
import { type Database, openDatabase } from './database/database.ts';
import { observeEffects, withEffects } from './effects.ts';
import { createLogger } from './logger.ts';
import { mainServer } from './main-server.ts';
import { Platform } from './platform.ts';
import { PlatformPlace } from './platform-place.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from './testing/test-database.ts';

const menu = cacheTag('menu');
const settings = cacheTag('settings');
const page = cacheTag('page:1');
const other = cacheTag('page:2');
const localeTag = cacheTag('locale');

let test: TestDatabase;
let database: Database;
let pool: pg.Pool;
let listener: pg.PoolClient;
let heard: Invalidation[];
let forgotten: { platform: string; tags: readonly Tag[] }[];
let caches: Caches;
let platform: Platform;
let neighbour: Platform;

beforeAll(async () => {
  test = await createTestDatabase();
  database = await openDatabase({ connectionString: test.connectionString, poolSize: 3, onError: () => undefined });
  pool = openTestPool(test);
  listener = await pool.connect();
  await listener.query('listen plein_cache');
  listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload) as Invalidation));
});
afterAll(async () => {
  listener.release();
  await pool.end();
  await database.close();
  await test.drop();
});

beforeEach(async () => {
  heard = [];
  forgotten = [];
  const size = { maxSize: 1000, sizeOf: () => 1 };
  caches = { responses: new TaggedCache(size), values: new TaggedCache(size), answers: new TaggedCache(size) };
  const row = await database.control.selectFrom('platform').selectAll().executeTakeFirstOrThrow();
  const open = (id: string) =>
    new Platform({
      id,
      key: row.key,
      schema: row.schema_name,
      place: new PlatformPlace({ name: mainServer, database, caches }),
      renewsCacheToken: [settings, menu],
      onForget: (on, tags) => forgotten.push({ platform: on, tags }),
      locale: { tags: [localeTag], read: async () => ({ ...defaultLocale }) },
    });
  platform = open('one');
  neighbour = open('two');
});
/** What other processes hear: the database hands over what was told before it answers the next question. */
async function told(): Promise<Invalidation[]> {
  await listener.query('select 1');
  return heard;
}

const token = async (): Promise<string> =>
  (await platform.db.selectFrom('cache_token').select('token').executeTakeFirstOrThrow()).token;

const answer = (output: unknown, more: Partial<KeptAnswer> = {}) => ({
  output,
  tags: [page],
  expiresAt: undefined,
  ...more,
});
const keyFor = () => 'page';
const response = (body: string): StoredResponse => ({ body }) as unknown as StoredResponse;

/** What is kept under one name in each of the three caches. */
async function keepOnePage(on: Platform): Promise<void> {
  await on.remember('page', [page], async () => 'value');
  await on.rememberAnswer(anonymousViewer, keyFor, async () => answer('answer'));
  await on.rememberResponse('page', async () => ({ value: response('response'), tags: [page] }));
}
async function madeAnew(on: Platform): Promise<string[]> {
  const made: string[] = [];
  await on.remember('page', [page], async () => made.push('value'));
  await on.rememberAnswer(anonymousViewer, keyFor, async () => answer(made.push('answer')));
  await on.rememberResponse('page', async () => ({ value: response(`${made.push('response')}`), tags: [page] }));
  return made;
}
const everything = ['value', 'answer', 'response'];

describe('a transaction', () => {
  it('tells what it touched once, to every process, and forgets it here', async () => {
    await keepOnePage(platform);
    const before = await token();
    const result = await platform.transaction(async (_, touch) => {
      touch(page, other);
      touch(page);
      expect(await madeAnew(platform)).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await told()).toEqual([{ platform: 'one', tags: [page, other], from: database.id }]);
    expect(forgotten).toEqual([{ platform: 'one', tags: [page, other] }]);
    expect(await madeAnew(platform)).toEqual(everything);
    expect(await token()).toBe(before);
  });

  it('gives browsers another token where it touches what they keep', async () => {
    const before = await token();
    await platform.transaction(async (_, touch) => touch(menu, page));
    expect(await token()).not.toBe(before);
    const tags = [menu, page, cacheTokenTag];
    expect(await told()).toEqual([{ platform: 'one', tags, from: database.id }]);
    expect(forgotten).toEqual([{ platform: 'one', tags }]);
  });

  it('that touches nothing tells nothing', async () => {
    await platform.transaction(async () => undefined);
    await platform.signal(platform.db, other);
    expect(await told()).toEqual([{ platform: 'one', tags: [other] }]);
    expect(forgotten).toEqual([]);
  });

  it('that fails is taken back and told to nobody else, and what it touched is forgotten here all the same', async () => {
    const before = await token();
    const failing = platform.transaction(async (trx, touch) => {
      touch(page);
      await trx.updateTable('cache_token').set({ token: sql`gen_random_uuid()` }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await token()).toBe(before);
    expect(forgotten).toEqual([{ platform: 'one', tags: [page] }]);
    await platform.signal(platform.db, other);
    expect(await told()).toEqual([{ platform: 'one', tags: [other] }]);
  });

  it('within another does not wait for its turn', async () => {
    // Of three connections two are for transactions: both are taken, and both begin one more, one after the other.
    const both = [1, 2].map(() => platform.transaction(() => platform.transaction(async () => 'inner')));
    expect(await Promise.all(both)).toEqual(['inner', 'inner']);
  });
});

it('a write of one statement gets the notification to send, and forgets whether it succeeds or not', async () => {
  await keepOnePage(platform);
  let payload = '';
  await platform.write([page, page], async (notification) => {
    payload = notification[1];
  });
  expect(JSON.parse(payload)).toEqual({ platform: 'one', tags: [page], from: database.id });
  expect(await madeAnew(platform)).toEqual(everything);
  await expect(platform.write([page], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await madeAnew(platform)).toEqual(everything);
});

it('reports each tag that it touches, for what a call has declared', async () => {
  const seen: string[] = [];
  const before = observeEffects({ seen: (_, effect) => seen.push(effect), undeclared: () => undefined });
  const scope = { name: 'POST /x', declared: { touches: [page, other] }, log: createLogger('silent') };
  await withEffects(scope, async () => {
    await platform.transaction(async (_, touch) => touch(page));
    await platform.write([other], async () => undefined);
  });
  observeEffects(before);
  expect(seen).toEqual(['touches page:1', 'touches page:2']);
});

describe('what is kept', () => {
  it('is of one platform', async () => {
    await keepOnePage(platform);
    expect(await madeAnew(neighbour)).toEqual(everything);
    neighbour.forget([page]);
    expect(await madeAnew(platform)).toEqual([]);
  });

  it('is forgotten by its tags, and altogether when everything changed', async () => {
    await keepOnePage(platform);
    platform.forget([other]);
    expect(await madeAnew(platform)).toEqual([]);
    platform.forget([page]);
    expect(await madeAnew(platform)).toEqual(everything);
    platform.forget([everyTag]);
    expect(await madeAnew(platform)).toEqual(everything);
  });

  it('may have a time of its own', async () => {
    const past = new Date(Date.now() - 1000);
    await platform.rememberAnswer(
      anonymousViewer,
      () => 'soon',
      async () => answer('old', { expiresAt: past }),
    );
    expect(
      (
        await platform.rememberAnswer(
          anonymousViewer,
          () => 'soon',
          async () => answer('new'),
        )
      ).output,
    ).toBe('new');
    await platform.rememberFor('soon', async () => ({ value: 'old', tags: [], expiresAt: past }));
    expect(platform.kept('soon')).toBeUndefined();
    platform.keepResponse(
      { viewer: anonymousViewer, keyFor: () => 'soon', asked: new AskedRoles() },
      response('old'),
      { tags: [], expiresAt: past },
      platform.begin(),
    );
    expect(platform.responseFor(anonymousViewer, () => 'soon')).toBeUndefined();
  });

  it('is not what was begun before a change of it', async () => {
    const ticket = platform.begin();
    await platform.rememberFor('page', async () => {
      platform.forget([page]);
      return { value: 'old', tags: [page] };
    });
    expect(platform.kept('page')).toBeUndefined();
    platform.keepResponse(
      { viewer: anonymousViewer, keyFor, asked: new AskedRoles() },
      response('old'),
      { tags: [page] },
      ticket,
    );
    expect(platform.responseFor(anonymousViewer, keyFor)).toBeUndefined();
    platform.keepResponse(
      { viewer: anonymousViewer, keyFor, asked: new AskedRoles() },
      response('new'),
      { tags: [page] },
      platform.begin(),
    );
    expect(platform.responseFor(anonymousViewer, keyFor)).toEqual({ body: 'new' });
    platform.forget([page]);
    expect(platform.responseFor(anonymousViewer, keyFor)).toBeUndefined();
  });

  it('is read once, and nothing found is asked for again', async () => {
    const load = vi.fn(async () => ({ value: 'x', tags: [page] }));
    const nothing = vi.fn(async () => undefined);
    for (const _ of [1, 2]) {
      expect(await platform.rememberFor('some', load)).toBe('x');
      expect(await platform.rememberFor('none', nothing)).toBeUndefined();
    }
    expect([load.mock.calls.length, nothing.mock.calls.length]).toEqual([1, 2]);
    platform.forget([page]);
    expect(platform.kept('some')).toBeUndefined();
  });

  it('includes the languages and the clock, until they change', async () => {
    const first = await platform.locale();
    expect(first).toEqual(defaultLocale);
    expect(await platform.locale()).toBe(first);
    platform.forget([localeTag]);
    expect(await platform.locale()).not.toBe(first);
  });
});
