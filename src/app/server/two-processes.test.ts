import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildPage, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import { cacheIndexes } from '#platform/contract/calls/cache-index.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

const script = fileURLToPath(new URL('./testing/second-process.ts', import.meta.url));
const wait = { timeout: 120_000, interval: 20 };
/** Starting a process takes a while on a busy machine. */
const patience = 300_000;
let folder: string;
let test: TestApp;
const children: ChildProcess[] = [];
let ask: Ask;
let page: string;

type Ask = (url: string, init?: RequestInit) => Promise<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plein-second-'));
  test = await startTestApp();
  // Before the second listens, so that no notification of this is still on its way while it is looked at.
  await test.services.settings.save(system, 'platformName', 'Eerst');
  page = await buildPage(test.services, { title: text('Eerste titel') });
  ask = await startSecond(test.connectionString);
}, patience);
afterAll(async () => {
  await Promise.all(children.map(stop));
  await test.close();
  await rm(folder, { recursive: true });
}, patience);

/** On a machine whose clock is so many milliseconds ahead. */
const clockAhead = (milliseconds: number) => `
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + ${milliseconds}) : super(...given); }
    static now() { return Real.now() + ${milliseconds}; }
  };`;

/** Another process of the operating system, with its own pool, caches and list of platforms. */
async function startSecond(connectionString: string, ahead = 0): Promise<Ask> {
  const clock = ahead === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(clockAhead(ahead))}`];
  const command = [...clock, script, connectionString, folder];
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const port = await Promise.race([
    once(child.stdout, 'data').then(([line]) => Number(line)),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the second process ended with ${code}`))),
  ]);
  return async (url, init) => (await fetch(`http://127.0.0.1:${port}${url}`, init)).text();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.stdin?.end();
  await gone;
}

const settings = '/api/platformsettingvalues?keys=platformName';

const hits = async () => Number(/^plein_cache_hits_total (\d+)/m.exec(await ask('/metrics'))?.[1]);

/** Whether the second process had the answer to this call already. */
async function isKeptThere(url: string): Promise<boolean> {
  const before = await hits();
  await ask(url);
  return (await hits()) > before;
}

describe('a second process on the same database', { timeout: patience }, () => {
  it('forgets what this one changes, and keeps what it does not', async () => {
    expect(await ask(settings)).toContain('Eerst');
    expect(await ask(`/api/pages/${page}`)).toContain('Eerste titel');
    // Behind everyone's back, so that only what is kept can still say it.
    await test.platform.db.updateTable('setting').set({ value: '"Stil"' }).where('key', '=', 'platformName').execute();
    expect(await isKeptThere(settings)).toBe(true);

    await republishPage(test.services, page, buildPageDocument({ title: text('Tweede titel') }));
    await vi.waitFor(async () => expect(await ask(`/api/pages/${page}`)).toContain('Tweede titel'), wait);
    expect(await ask(settings)).toContain('Eerst');

    await test.services.settings.save(system, 'platformName', 'Daarna');
    await vi.waitFor(async () => expect(await ask(settings)).toContain('Daarna'), wait);
  });

  it('forgets the one call that is named by DELETE /cache_invalidate here (§7)', async () => {
    const other = '/api/platformsettingvalues?keys=headerLogoHeight';
    await Promise.all([ask(settings), ask(other)]);
    expect([await isKeptThere(settings), await isKeptThere(other)]).toEqual([true, true]);
    const headers = await test.signInAs('ContentManager');
    for (const index of cacheIndexes('127.0.0.1', `GET ${settings}`)) {
      const answer = await test.app.inject({ method: 'DELETE', url: '/cache_invalidate', headers, payload: { index } });
      expect(answer.statusCode).toBe(204);
    }
    await vi.waitFor(async () => expect(await isKeptThere(settings)).toBe(false), wait);
    expect(await isKeptThere(other)).toBe(true);
  });

  it('learns of a new platform and of one that is gone', async () => {
    expect(await ask(settings)).toContain('platformName');
    await test.installation.platforms.add('buur', ['buur.example']);
    // With two there is no default any more for a bare address.
    await vi.waitFor(async () => expect(await ask(settings)).toContain('unknown-platform'), wait);
    await test.installation.platforms.remove('buur');
    await vi.waitFor(async () => expect(await ask(settings)).toContain('platformName'), wait);
  });
});

describe('processes whose clocks are apart', { timeout: patience }, () => {
  it.each([5_000, -5_000])('show what each of them adds at once: %i ms', async (ahead) => {
    const { guid } = await buildList(test.services);
    const headers = { ...(await test.signInAs('Admin')), 'content-type': 'application/json' };
    const other = await startSecond(test.connectionString, ahead);
    const url = `/api/listitem/list/${guid}`;
    const body = (title: string) => JSON.stringify([{ title, listItemTypeName: 'News', visibility: 'Public' }]);
    const shown = `${url}?itemCount=10`;
    // Kept by both, so that a stale list would show.
    await Promise.all([test.app.inject({ url: shown }), other(shown)]);
    expect(await other(url, { method: 'POST', headers, body: body('Van de ander') })).toContain('Van de ander');
    await vi.waitFor(async () => expect((await test.app.inject({ url: shown })).body).toContain('Van de ander'), wait);
    const added = await test.app.inject({ method: 'POST', url, headers, payload: body('Van deze') });
    expect(added.statusCode, added.body).toBe(200);
    await vi.waitFor(async () => expect(await other(shown)).toContain('Van deze'), wait);
    await Promise.all(children.splice(1).map(stop));
  });
});

describe('processes that start at once', () => {
  it('share the migrating of an empty database', { timeout: patience }, async () => {
    const { pool } = test.installation.database;
    const name = `empty_${randomBytes(6).toString('hex')}`;
    await pool.query(`create database ${name}`);
    const address = new URL(test.connectionString);
    address.pathname = `/${name}`;
    const both = await Promise.all([startSecond(address.href), startSecond(address.href)]);
    for (const one of both) expect(JSON.parse(await one('/readyz'))).toEqual({ status: 'ready' });
    const client = new pg.Client({ connectionString: address.href });
    // The database is dropped below, perhaps a moment before this connection has closed.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('select name from control.migration order by number');
    await client.end();
    expect(rows[0]).toEqual({ name: '0001_platforms.sql' });
    await Promise.all(children.splice(1).map(stop));
    await pool.query(`drop database ${name} with (force)`);
  });
});
