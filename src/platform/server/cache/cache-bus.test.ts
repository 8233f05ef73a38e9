import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cacheTag } from '#platform/contract/calls/cache-tag.ts';
import { type Cut, openCuttableDatabase } from '../testing/cuttable-database.ts';
import { patience } from '../testing/patience.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../testing/test-database.ts';
import { CacheBus, everyTag, type Heartbeat, type Invalidation, notificationOf } from './cache-bus.ts';

let database: TestDatabase;
let pool: pg.Pool;
let bus: CacheBus | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database, 2);
});
afterEach(async () => {
  await bus?.close();
  bus = undefined;
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

interface Heard {
  invalidations: Invalidation[];
  /** Of losing it and of being back. */
  told: string[];
  errors: string[];
  failedAttempts: number;
  listeners: number;
  beats: Heartbeat[];
}

async function listen(connectionString = database.connectionString): Promise<Heard> {
  const { heard, made } = makeBus(connectionString);
  bus = made;
  await made.open();
  return heard;
}

function makeBus(connectionString = database.connectionString): { heard: Heard; made: CacheBus } {
  const heard: Heard = { invalidations: [], told: [], errors: [], failedAttempts: 0, listeners: 0, beats: [] };
  const made = new CacheBus({
    connectionString,
    onInvalidation: (invalidation) => heard.invalidations.push(invalidation),
    onLost: () => heard.told.push('lost'),
    onStillLost: () => {
      heard.failedAttempts += 1;
    },
    onBack: () => heard.told.push('back'),
    onHeartbeat: (beat) => {
      heard.listeners = beat.listeners;
      heard.beats.push(beat);
    },
    onError: ({ message }) => heard.errors.push(message),
  });
  return { heard, made };
}

const tell = (invalidation: Invalidation) => pool.query('select pg_notify($1, $2)', notificationOf(invalidation));

/** Ends the listening connection from the other side, as a restart of the database would. */
const hangUp = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
               where application_name = 'plein-bus' and datname = current_database()`);

const connections = () =>
  pool.query(`select from pg_stat_activity where application_name = 'plein-bus' and datname = current_database()`);

describe('notificationOf', () => {
  it('carries the platform and its tags', () => {
    const [channel, payload] = notificationOf({ platform: 'p', tags: [cacheTag('menu'), cacheTag('page:1')] });
    expect(channel).toBe('plein_cache');
    expect(JSON.parse(payload)).toEqual({ platform: 'p', tags: ['menu', 'page:1'] });
  });

  it.each([
    ['many tags', Array.from({ length: 1000 }, (_, index) => cacheTag(`page:${index}`))],
    ['letters of more than one byte', [cacheTag('é'.repeat(3_600))]],
  ])('says "everything" when the list would not fit: %s', (_, tags) => {
    const [, payload] = notificationOf({ platform: 'p', tags });
    expect(JSON.parse(payload)).toEqual({ platform: 'p', tags: [everyTag] });
  });

  it('never makes one that the database refuses', async () => {
    const heard = await listen();
    await tell({ platform: 'p', tags: Array.from({ length: 5000 }, (_, index) => cacheTag(`page:${index}`)) });
    await vi.waitFor(() => expect(heard.invalidations).toEqual([{ platform: 'p', tags: [everyTag] }]), patience);
  });
});

describe('CacheBus', () => {
  it('hears what another connection tells', async () => {
    const heard = await listen();
    expect(bus?.isListening).toBe(true);
    await tell({ platform: 'p', tags: [cacheTag('menu')] });
    await vi.waitFor(() => expect(heard.invalidations).toEqual([{ platform: 'p', tags: ['menu'] }]), patience);
    expect(heard).toMatchObject({ told: [], listeners: 1 });
  });

  it('hears nothing of a transaction that is taken back, and of a committed one once it is', async () => {
    const heard = await listen();
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select pg_notify($1, $2)', notificationOf({ platform: 'p', tags: [cacheTag('undone')] }));
    await client.query('rollback');
    await client.query('begin');
    await client.query('select pg_notify($1, $2)', notificationOf({ platform: 'p', tags: [cacheTag('done')] }));
    await client.query('commit');
    client.release();
    await vi.waitFor(() => expect(heard.invalidations).toEqual([{ platform: 'p', tags: ['done'] }]), patience);
  });

  it('tells of a gap when the connection is lost and when it is back, and then hears again', async () => {
    const heard = await listen();
    await hangUp();
    await vi.waitFor(() => expect(heard.told).toEqual(['lost', 'back']), patience);
    expect(bus?.isListening).toBe(true);
    expect(heard.errors[0]).toMatch(/terminat/);
    await tell({ platform: 'p', tags: [cacheTag('after')] });
    await vi.waitFor(() => expect(heard.invalidations).toEqual([{ platform: 'p', tags: ['after'] }]), patience);
  });

  it('goes on trying until the database takes connections again', async () => {
    const address = new URL(database.connectionString);
    const name = address.pathname.slice(1);
    // A superuser is let in whatever the limit is, so the bus gets a name without that right.
    const listener = `listener_${name}`;
    await pool.query(`create role ${listener} login password 'listener'`);
    address.username = listener;
    address.password = 'listener';
    const heard = await listen(address.href);
    await pool.query(`alter database ${name} connection limit 0`);
    await hangUp();
    await vi.waitFor(() => expect(heard.errors.join()).toMatch(/too many connections/), patience);
    expect(bus?.isListening).toBe(false);
    await pool.query(`alter database ${name} connection limit -1`);
    await vi.waitFor(() => expect(bus?.isListening).toBe(true), patience);
    expect(heard.told).toEqual(['lost', 'back']);
    expect(heard.failedAttempts).toBeGreaterThan(0);
    await bus?.close();
    await pool.query(`drop role ${listener}`);
  });

  it.each<Cut>(['refused', 'silent', 'half-open', 'slow'])(
    'notices a connection that is %s, and is back when it can be',
    async (how) => {
      const way = await openCuttableDatabase(database.connectionString);
      const heard = await listen(way.connectionString);
      way.cut(how);
      await vi.waitFor(() => expect(heard.told[0]).toBe('lost'), patience);
      way.mend();
      await vi.waitFor(() => expect(heard.told.at(-1)).toBe('back'), patience);
      await tell({ platform: 'p', tags: [cacheTag('after')] });
      await vi.waitFor(() => expect(heard.invalidations).toContainEqual({ platform: 'p', tags: ['after'] }), patience);
      await bus?.close();
      await way.close();
    },
  );

  it('asks the database time and again what its clock says', async () => {
    const heard = await listen();
    expect(heard.beats).toHaveLength(1);
    await vi.waitFor(() => expect(heard.beats.length).toBeGreaterThan(2), patience);
    for (const { askedAt, databaseTime, heardAt } of heard.beats) {
      // Both read the clock of one machine; a thousandth is lost in rounding.
      expect(databaseTime).toBeGreaterThanOrEqual(askedAt - 1);
      expect(databaseTime).toBeLessThanOrEqual(heardAt + 1);
    }
  });

  it('does not come back when it is closed while it is lost', async () => {
    const way = await openCuttableDatabase(database.connectionString);
    const heard = await listen(way.connectionString);
    way.cut('refused');
    await vi.waitFor(() => expect(heard.failedAttempts).toBeGreaterThan(0), patience);
    await bus?.close();
    way.mend();
    await vi.waitFor(async () => expect((await hangUp()).rowCount).toBe(0), patience);
    expect([bus?.isListening, heard.told]).toEqual([false, ['lost']]);
    await way.close();
  });

  it('does not listen when it is closed while it connects', async () => {
    const { heard, made } = makeBus();
    bus = made;
    const opening = made.open();
    await made.close();
    await opening;
    expect([made.isListening, heard.told]).toEqual([false, []]);
    await vi.waitFor(async () => expect((await connections()).rowCount).toBe(0), patience);
  });

  it('knows how many listen', async () => {
    const heard = await listen();
    const first = bus;
    await listen();
    await vi.waitFor(() => expect(heard.listeners).toBe(2), patience);
    await first?.close();
  });

  it('says so at once when the first connection fails, and does not go on by itself', async () => {
    const nowhere = new URL(database.connectionString);
    nowhere.pathname = '/nowhere';
    await expect(listen(nowhere.href)).rejects.toThrow(/"nowhere" does not exist/);
    expect(bus?.isListening).toBe(false);
  });

  it('survives what it cannot read', async () => {
    const heard = await listen();
    await pool.query("select pg_notify('plein_cache', 'not JSON')");
    await tell({ platform: 'p', tags: [cacheTag('menu')] });
    await vi.waitFor(() => expect(heard.invalidations).toHaveLength(1), patience);
    expect(heard.errors).toHaveLength(1);
  });

  it('stays closed', async () => {
    const heard = await listen();
    await bus?.close();
    await tell({ platform: 'p', tags: [cacheTag('menu')] });
    await vi.waitFor(async () => expect((await hangUp()).rowCount).toBe(0), patience);
    expect(heard).toMatchObject({ invalidations: [], told: [], errors: [] });
  });
});
