import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageReads } from '../contract/statistics.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;
let member: Headers;
let page: string;
let item: { guid: string; shortId: string };

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date('2026-11-17T11:00:00Z') } });
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
  page = await buildPage(test.services, { title: text('Wonen') });
  const list = await buildList(test.services, { page: { title: text('Nieuws') } });
  item = await buildItem(test.services, list.guid, { title: 'Kade dicht' });
});
afterAll(() => test.close());

const ask = (guid: string, headers: Headers) => test.app.inject({ url: `/api/statistics/pages/${guid}`, headers });
const askItem = (guid: string, headers: Headers) => test.app.inject({ url: `/api/statistics/items/${guid}`, headers });
const row = { language: '', audience: '', visitors: 1, views: 9, kind: 'subject' };

describe('how a page is read', () => {
  it('is known to who may edit it', async () => {
    expect((await ask(page, {})).statusCode).toBe(401);
    expect((await ask(page, member)).statusCode).toBe(404);
    expect((await ask('6a7ce387-808f-47fb-8d18-79235a2216a0', manager)).statusCode).toBe(404);
    expect((await ask('geen-guid', manager)).statusCode).toBe(400);
  });

  it('is nothing before anything was counted', async () => {
    const reads = (await ask(page, manager)).json<PageReads>();
    expect(reads).toMatchObject({ visits: 0, was: null, seconds: null });
    expect(reads.days).toHaveLength(28);
  });

  it('is the visits of 28 days beside those before, of this page alone', async () => {
    const key = `page:${page}`;
    await test.services.statistics.takeOver({
      days: [
        { ...row, day: '2026-11-16', key, visits: 5, seconds: 90, timed: 3 },
        { ...row, day: '2026-10-21', key, visits: 2, seconds: 0, timed: 0 },
        { ...row, day: '2026-10-20', key, visits: 3, seconds: 0, timed: 0 },
        { ...row, day: '2026-11-16', key: 'path:/elders', visits: 80, seconds: 0, timed: 0 },
        { ...row, day: '2026-11-16', key, language: 'nl', visits: 4, seconds: 0, timed: 0 },
      ],
      hours: [],
    });
    const reads = (await ask(page, manager)).json<PageReads>();
    expect(reads).toMatchObject({ visits: 7, views: 18, was: 3, seconds: 30 });
    expect(reads.days[0]).toBe(2);
    expect(reads.days.at(-2)).toBe(5);
    expect(reads.days.at(-1)).toBe(0);
  });
});

describe('how an item is read', () => {
  it('is known to who may edit it', async () => {
    expect((await askItem(item.guid, {})).statusCode).toBe(401);
    expect((await askItem(item.guid, member)).statusCode).toBe(404);
    expect((await askItem(page, manager)).statusCode).toBe(404);
    expect((await ask(item.guid, manager)).statusCode).toBe(404);
  });

  it('is what was counted of each of its names, of this item alone', async () => {
    const ofItem = { ...row, day: '2026-11-16', views: 4, seconds: 0, timed: 0 };
    await test.services.statistics.takeOver({
      days: [
        { ...ofItem, key: `item:${item.shortId}`, visits: 3 },
        { ...ofItem, key: `item:${item.guid}`, visits: 2 },
        { ...ofItem, day: '2026-10-20', key: `item:${item.shortId}`, visits: 10 },
        { ...ofItem, key: 'item:elders', visits: 70 },
      ],
      hours: [],
    });
    const reads = (await askItem(item.guid, manager)).json<PageReads>();
    expect(reads).toMatchObject({ visits: 5, views: 8, was: 10, seconds: null, blocks: [] });
    expect(reads.days.at(-2)).toBe(5);
  });
});
