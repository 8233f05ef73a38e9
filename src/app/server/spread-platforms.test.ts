import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { movePlatform } from '#features/backups/server/moving/move-platform.ts';
import type { Place } from '#features/backups/server/place.ts';
import { buildList } from '#features/list-items/server/list-items.factory.ts';
import { closeForWriting } from '#features/platforms/server/moving/closed-for-writing.service.ts';
import { beginMove } from '#features/platforms/server/moving-platforms.service.ts';
import { openDataFolder } from '#platform/server/data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/database/embedded/embedded-postgres.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { startTestApp, system, type TestApp, testSecret } from './testing/test-app.ts';

const patience = { timeout: 120_000, interval: 50 };
const mostSeconds = 300_000;
let database: TestDatabase;
let folder: string;
let east: EmbeddedPostgres;
let releaseEast: () => void;
let here: TestApp;
let there: TestApp;
let place: Place;
let admin: { authorization: string };
let list: string;

/** Two processes with two servers: the usual one of the tests, and one that is started here. */
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plein-east-'));
  const dataFolder = await openDataFolder(join(folder, 'east'));
  releaseEast = () => dataFolder.release();
  east = await startEmbeddedPostgres({ dataFolder, durable: false });
  const otherServers = new Map([['east', east.connectionString]]);
  const { connectionString } = database;
  const start = () => startTestApp({ connectionString, otherServers, dataFolder: join(folder, 'data') });
  here = await start();
  here.installation.processes.begin();
  const second = await here.installation.platforms.add('zeedorp', ['zeedorp.example']);
  await here.installation.platforms.addHosts('test', ['test.example']);
  there = await start();
  await there.installation.jobs.start();
  const services = here.installation.servicesOf(second);
  admin = await signIn();
  list = (await buildList(services)).guid;
  place = {
    ...{ connectionString, otherServers, dataFolder: join(folder, 'data') },
    ...{ s3: undefined, authSecret: testSecret, hasGivenSecret: true },
  };
}, mostSeconds);
afterAll(async () => {
  await there.close();
  await here.close();
  await east.stop();
  releaseEast();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}, mostSeconds);

const zeedorp = (app: TestApp) => {
  const found = app.installation.platforms.all().find(({ key }) => key === 'zeedorp');
  if (found === undefined) throw new Error('zeedorp is not there');
  return found;
};

async function signIn(): Promise<{ authorization: string }> {
  const { users } = here.installation.servicesOf(zeedorp(here));
  const account = { email: 'beheer@zeedorp.example', password: 'een lang wachtwoord 1' };
  await users.createUser(system, {
    ...account,
    firstName: 'Bo',
    middleName: '',
    lastName: 'Bos',
    accountType: 'Admin',
    roleIds: [],
    emailVerified: true,
  });
  const answer = await here.app.inject({
    ...{ method: 'POST', url: '/api/auth/sign-in/email', payload: account },
    headers: { host: 'zeedorp.example' },
  });
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

const headers = () => ({ ...admin, host: 'zeedorp.example' });
const add = (app: TestApp, title: string) =>
  app.app.inject({
    ...{ method: 'POST', url: `/api/listitem/list/${list}`, headers: headers() },
    payload: [{ title, listItemTypeName: 'News', metadata: { description: '' } }],
  });
const read = (app: TestApp) => app.app.inject({ method: 'GET', url: `/api/listitem/list/${list}`, headers: headers() });
const titles = async (app: TestApp) =>
  (
    await zeedorp(app)
      .db.selectFrom('item')
      .select(sql<string>`coalesce(title #>> '{$lang,nl}', title #>> '{}')`.as('title'))
      .execute()
  ).map(({ title }) => title);
const listed = async (app: TestApp) => (await read(app)).json<{ title: string }[]>().map(({ title }) => title);

async function ask<Row extends object>(connectionString: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query<Row>(text, values).finally(() => client.end())).rows;
}
const hasTables = async (connectionString: string) =>
  (await ask(connectionString, `select from pg_namespace where nspname = 'platform_zeedorp'`)).length === 1;
const move = (to: string, key = 'zeedorp') => movePlatform({ ...{ place, key, to }, tell: () => undefined });
const serversOf = () => [here, there].map((app) => zeedorp(app).place.server.name);

describe('platforms on several database servers', { timeout: mostSeconds }, () => {
  it('moves one while two processes read and write, and loses nothing that was confirmed', async () => {
    const platform = zeedorp(here);
    const later = new Date(Date.now() + 3_600_000);
    await platform.transaction((trx) =>
      here.installation.jobs.enqueue(platform, trx, { name: 'mail-way-back' }, {}, later),
    );
    let isMoving = true;
    const confirmed: string[] = [];
    const refused: { code: string; retryAfter: unknown }[] = [];
    const others: string[] = [];
    const unread: number[] = [];
    const write = async (app: TestApp, who: string) => {
      for (let turn = 0; isMoving; turn += 1) {
        const answer = await add(app, `${who} ${turn}`);
        if (answer.statusCode < 300) confirmed.push(`${who} ${turn}`);
        else if (answer.json<{ code: string }>().code === 'database-moving')
          refused.push({ code: 'database-moving', retryAfter: answer.headers['retry-after'] });
        else others.push(answer.body);
        await delay(100);
      }
    };
    const look = async (app: TestApp) => {
      while (isMoving) {
        const { statusCode } = await read(app);
        if (statusCode !== 200) unread.push(statusCode);
        // What is kept is answered at once, and the bus has to be heard in between.
        await delay(20);
      }
    };
    const all = [write(here, 'here'), write(there, 'there'), look(here), look(there)];
    await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(4), patience);
    const moved = await move('east').finally(() => {
      isMoving = false;
    });
    await Promise.all(all);

    expect([others, unread]).toEqual([[], []]);
    expect(moved.rows).toBeGreaterThan(50);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
    await vi.waitFor(() => expect(serversOf()).toEqual(['east', 'east']), patience);
    for (const app of [here, there]) expect((await titles(app)).toSorted()).toEqual(confirmed.toSorted());
    expect([await hasTables(database.connectionString), await hasTables(east.connectionString)]).toEqual([false, true]);
    const waiting = (of: string) =>
      ask(of, `select from jobs.job where name = 'mail-way-back' and data->>'platformId' = $1`, [platform.id]);
    expect((await waiting(database.connectionString)).length).toBe(0);
    expect((await waiting(east.connectionString)).length).toBe(1);
  });

  it('tells the other process of a change there', async () => {
    expect(await listed(there)).not.toContain('op de andere server');
    expect((await add(here, 'op de andere server')).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await listed(there)).toContain('op de andere server'), patience);
  });

  it('refuses what cannot be, in one line', async () => {
    await expect(move('east')).rejects.toThrow('The platform zeedorp is on the server east already.');
    await expect(move('west')).rejects.toThrow('DATABASE_SERVERS does not name the server "west".');
    await expect(move('east', 'nergens')).rejects.toThrow('There is no platform nergens.');
  });

  it('stays where it is when somebody holds a table for long, and takes writes again', async () => {
    const client = new pg.Client({ connectionString: east.connectionString });
    await client.connect();
    await client.query('begin');
    await client.query('lock table platform_zeedorp.item in row exclusive mode');
    await expect(move('main')).rejects.toThrow('Somebody holds item for long');
    await client.query('rollback');
    await client.end();
    await vi.waitFor(() => expect([here, there].some((app) => zeedorp(app).place.isMoving)).toBe(false), patience);
    expect(serversOf()).toEqual(['east', 'east']);
    expect((await add(there, 'na een verhuizing die niet doorging')).statusCode).toBe(200);
    expect(await hasTables(database.connectionString)).toBe(false);
  });

  it('is taken back when nobody could save for as long as it may take, and takes writes again where it was', async () => {
    const holder = new pg.Client({ connectionString: database.connectionString });
    await holder.connect();
    const lines: string[] = [];
    let held: Promise<unknown> | undefined;
    const moving = movePlatform({
      ...{ place, key: 'zeedorp', to: 'main', mostPauseSeconds: 2 },
      tell(line) {
        lines.push(line);
        // Where it goes nothing can be compared from here on, so that the pause would last for as long as this does.
        if (line.includes('rows are copied'))
          held = holder.query('begin; lock table platform_zeedorp.item in access exclusive mode');
      },
    });
    const told = expect(moving).rejects.toThrow(
      /^Nobody could save on zeedorp for 2 seconds.* It stays on east, where saving goes on\. .*--pause/,
    );
    const codeOf = async () => (await add(here, 'tijdens een lange pauze')).json<{ code?: string }>().code;
    await vi.waitFor(async () => expect(await codeOf()).toBe('database-moving'), patience);
    await held;
    // While who holds it still does.
    await vi.waitFor(async () => expect((await add(there, 'na een lange pauze')).statusCode).toBe(200), patience);
    expect(serversOf()).toEqual(['east', 'east']);
    await holder.query('rollback');
    await holder.end();
    await told;
    expect(lines).toHaveLength(2);
    expect(await titles(here)).toContain('na een lange pauze');
    expect(await hasTables(database.connectionString)).toBe(false);
  });

  it('takes writes again within seconds when whoever moved it was killed', async () => {
    const { id } = zeedorp(here);
    const control = new pg.Client({ connectionString: database.connectionString });
    const source = new pg.Client({ connectionString: east.connectionString });
    await Promise.all([control.connect(), source.connect()]);
    await beginMove(control, id, 'main');
    await closeForWriting(source, 'platform_zeedorp');
    await Promise.all([control.end(), source.end()]);
    expect((await add(here, 'nu niet')).json()).toMatchObject({ status: 503, code: 'database-moving' });
    await vi.waitFor(async () => expect((await add(here, 'nu wel')).statusCode).toBe(200), patience);
    expect(await titles(there)).toContain('nu wel');
  });

  it(
    'lets who runs it deal with work that failed there, of a platform or of all of them',
    async () => {
      const home = here.installation.platforms.all().find(({ key }) => key === 'test');
      if (home === undefined) throw new Error('there is no platform that it is run from');
      const { installationJobs } = here.installation.servicesOf(home);
      const viewer = system;
      for (const data of [null, { platformId: zeedorp(here).id, data: {} }])
        await ask(
          east.connectionString,
          `insert into jobs.job (name, data, output, source_name) values ('failed', $1, '{"code":"ENOSPC"}', 'forget-mail')`,
          [data],
        );
      const failed = async () => (await installationJobs.read(viewer)).failed.filter(({ server }) => server === 'east');
      const [one, other] = (await failed()).toSorted((a, b) =>
        String(a.platformId).localeCompare(String(b.platformId)),
      );
      expect(new Set([one?.platformKey, other?.platformKey])).toEqual(new Set(['zeedorp', null]));
      for (const work of [one, other]) {
        if (work === undefined) throw new Error('nothing failed there');
        const { platformId, name, server, failedAt: until } = work;
        expect(await installationJobs.discard({ viewer }, { platformId, name, server, until })).toEqual({ count: 1 });
      }
      expect(await failed()).toEqual([]);
    },
    mostSeconds,
  );

  it('leaves the others alone while its server is away, and comes back when that does', async () => {
    const data = await openServerAway();
    expect(
      (
        await here.app.inject({
          method: 'GET',
          url: '/api/platformsettingvalues?keys=platformName',
          headers: { host: 'test.example' },
        })
      ).statusCode,
    ).toBe(200);
    expect((await here.app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    expect((await add(here, 'zonder server')).statusCode).toBe(503);
    await data.comeBack();
    await vi.waitFor(async () => expect((await add(here, 'terug')).statusCode).toBe(200), patience);
  });

  it('moves back, with what was written there', async () => {
    const before = await titles(here);
    await move('main');
    await vi.waitFor(() => expect(serversOf()).toEqual(['main', 'main']), patience);
    expect((await titles(here)).toSorted()).toEqual(before.toSorted());
    expect(await hasTables(east.connectionString)).toBe(false);
    expect((await add(there, 'weer thuis')).statusCode).toBe(200);
  });
});

/** Nobody is let in, and who is in is put out: as a server that is stopped, which cannot get its port back for sure. */
async function openServerAway() {
  const maintenance = new URL(east.connectionString);
  maintenance.pathname = '/postgres';
  const name = new URL(east.connectionString).pathname.slice(1);
  const away = `${name}_away`;
  await ask(maintenance.href, `alter database ${name} with allow_connections false`);
  await ask(maintenance.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name]);
  await vi.waitFor(() => ask(maintenance.href, `alter database ${name} rename to ${away}`), patience);
  return {
    async comeBack() {
      await ask(maintenance.href, `alter database ${away} with allow_connections true`);
      await ask(maintenance.href, `alter database ${away} rename to ${name}`);
    },
  };
}
