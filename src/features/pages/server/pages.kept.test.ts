import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Page } from '../contract/page.ts';
import { buildBlock, buildPage, buildPageDocument, republishPage, withdrawPage } from './pages.factory.ts';

const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock });
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const read = (id: string, headers: Record<string, string> = {}) => get(`/api/pages/${id}`, headers);
const pageOf = async (id: string): Promise<Page> => (await read(id)).json<{ page: Page }>().page;
const blockNames = ({ buildingBlockInstances }: Page) => buildingBlockInstances.map(({ anchor }) => anchor);

describe('a period', () => {
  it('begins and ends by itself, also in an answer that was kept', async () => {
    const id = await buildPage(test.services, {
      buildingBlockInstances: [
        buildBlock({ anchor: 'always' }),
        buildBlock({ anchor: 'notice', sortId: 1, period: { from: inMinutes(10), until: inMinutes(20) } }),
      ],
    });
    const shown = async () => blockNames(await pageOf(id));
    expect([await shown(), await shown()]).toEqual([['always'], ['always']]);
    now = new Date(inMinutes(9.99));
    expect(await shown()).toEqual(['always']);
    now = new Date(inMinutes(10));
    expect([await shown(), await shown()]).toEqual([
      ['always', 'notice'],
      ['always', 'notice'],
    ]);
    now = new Date(inMinutes(20));
    expect([await shown(), await shown()]).toEqual([['always'], ['always']]);
  });

  it('does so by name and for the block alone, too', async () => {
    const title = `Kort ${randomUUID()}`;
    const block = buildBlock({ anchor: 'short', period: { until: inMinutes(5) } });
    await buildPage(test.services, { title: text(title), buildingBlockInstances: [block] });
    const byName = async () =>
      blockNames((await get(`/api/pages:withName?name=${encodeURIComponent(title)}`)).json<{ page: Page }>().page);
    const alone = async () => (await get(`/api/buildingblockinstance/${block.guid}`)).statusCode;
    expect([await byName(), await alone()]).toEqual([['short'], 200]);
    now = new Date(inMinutes(5));
    expect([await byName(), await alone()]).toEqual([[], 404]);
  });

  it('of a block that a reader may not see does not concern them', async () => {
    const id = await buildPage(test.services, {
      buildingBlockInstances: [buildBlock({ visibility: 'Admin', period: { until: inMinutes(5) } })],
    });
    const forVisitor = await test.services.pages.read(anonymousViewer, id, 'nl');
    const forAdmin = await test.services.pages.read(system, id, 'nl');
    expect(forVisitor.changesAt).toBeUndefined();
    expect(forAdmin.changesAt).toEqual(new Date(inMinutes(5)));
  });
});

describe('a kept page', () => {
  it('carries an ETag, and is 304 to who has it', async () => {
    const id = await buildPage(test.services);
    const first = await read(id);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await read(id, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-token']).toBe(first.headers['cache-token']);
    await republishPage(test.services, id, buildPageDocument());
    const changed = await read(id, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('is not for shared caches when it is not for everyone', async () => {
    const id = await buildPage(test.services, { visibility: 'Users' });
    expect((await read(id, await test.signInAs('Standard'))).headers['cache-control']).toBe('private, no-cache');
  });

  it('carries the same headers from the fast lane', async () => {
    const id = await buildPage(test.services);
    const strip = ({ headers }: Awaited<ReturnType<typeof read>>) => {
      const { date, connection, 'x-correlation-id': id, ...rest } = headers;
      expect(id).toMatch(/^[\w-]{8,64}$/);
      return Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit'));
    };
    const slow = await read(id, { 'accept-encoding': 'gzip' });
    const hits = test.installation.metrics.cacheHits.count;
    const fast = await read(id, { 'accept-encoding': 'gzip' });
    expect(test.installation.metrics.cacheHits.count).toBe(hits + 1);
    expect(strip(fast).sort()).toEqual(strip(slow).sort());
    expect(fast.rawPayload.equals(slow.rawPayload)).toBe(true);
  });

  it('is new at once after every kind of change', async () => {
    const title = `Naam ${randomUUID()}`;
    const block = buildBlock({ heading: text('Oud') });
    const id = await buildPage(test.services, { title: text(title), buildingBlockInstances: [block] });
    const urls = [
      `/api/pages/${id}`,
      `/api/pages/${id.toUpperCase()}`,
      `/api/pages:withName?name=${encodeURIComponent(title)}`,
      `/api/buildingblockinstance/${block.guid}`,
    ];
    for (const url of urls) expect((await get(url)).body).toContain('Oud');
    const renewed = { ...block, heading: text('Nieuw') };
    await republishPage(
      test.services,
      id,
      buildPageDocument({ title: text(title), buildingBlockInstances: [renewed] }),
    );
    for (const url of urls) expect((await get(url)).body).toContain('Nieuw');
    await withdrawPage(test.services, id);
    for (const url of urls) expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the cache-token header (§4)', () => {
  const token = async (id: string) => {
    const { headers } = await read(id);
    return String(headers['cache-token']);
  };

  it('stays while nothing changes, and is new with menu and settings, at once', async () => {
    const id = await buildPage(test.services);
    const first = await token(id);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await token(id)).toBe(first);
    await test.services.settings.save(system, 'platformName', 'Vloedhaven');
    const second = await token(id);
    expect(second).not.toBe(first);
    await buildMenu(test.services, [{}], `menu ${randomUUID()}`);
    const third = await token(id);
    expect([first, second]).not.toContain(third);
    const byName = await get(`/api/pages:withName?name=${encodeURIComponent((await pageOf(id)).title)}`);
    expect(byName.headers['cache-token']).toBe(third);
  });
});
