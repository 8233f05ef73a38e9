import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageFigures, StatisticParts } from '../contract/page-figures.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
/** Edits one page and the list below it, by a role. */
let editor: Headers;
let member: Headers;
let living: string;
let waste: string;
let closed: string;

const row = { language: '', audience: '', visitors: 1, seconds: 0, timed: 0 };

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date('2026-11-17T11:00:00Z') } });
  const { id: role } = await test.services.roles.create(
    { viewer: system },
    { name: 'Wijkredactie', description: '', grantedOn: 'Manual' },
  );
  const own = { editPermission: 'Roles' as const, editRoles: [role] };
  living = await buildPage(test.services, { title: text('Wonen') });
  waste = await buildPage(test.services, { title: text('Afval'), ...own });
  closed = await buildPage(test.services, { title: text('Bestuur') });
  await buildMenu(test.services, [
    {
      ...{ name: text('Wonen'), urlSegment: text('wonen'), pageId: living },
      children: [
        {
          ...{ name: text('Afval'), urlSegment: text('afval'), pageId: waste },
          children: [{ name: text('Glas'), urlSegment: text('glas') }],
        },
      ],
    },
    { name: text('Bestuur'), urlSegment: text('bestuur'), pageId: closed },
  ]);
  const list = await buildList(test.services, { page: { title: text('Nieuws'), ...own } });
  const { shortId } = await buildItem(test.services, list.guid, { title: 'Kade dicht' });
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [role] });
  member = await test.signInAs('Standard');
  const subject = (day: string, key: string, views: number, more = {}) => ({
    ...{ ...row, day, kind: 'subject', key, views, visits: views - 1 },
    ...more,
  });
  await test.services.statistics.takeOver({
    days: [
      { ...row, day: '2026-11-16', kind: 'site', key: '', views: 900, visits: 500 },
      subject('2026-11-16', `page:${living}`, 10),
      subject('2026-11-16', `page:${waste}`, 7, { seconds: 60, timed: 3 }),
      subject('2026-11-15', `page:${waste}`, 3),
      subject('2026-11-16', `page:${waste}`, 2, { language: 'en' }),
      subject('2026-11-16', `page:${closed}`, 40),
      subject('2026-11-16', `item:${shortId}`, 5),
      subject('2026-11-16', 'path:/search', 80),
      subject('2026-10-20', `page:${waste}`, 4),
      subject('2026-10-20', `page:${closed}`, 9),
      subject('2026-09-10', `page:${waste}`, 6),
      { ...subject('2026-11-16', `page:${waste}`, 2), kind: 'entry' },
      { ...subject('2026-11-16', `page:${closed}`, 3), kind: 'exit' },
      { ...subject('2026-11-16', 'direct', 80), kind: 'source' },
    ],
    hours: [],
  });
});
afterAll(() => test.close());

const ask = (headers: Headers, query = '') =>
  test.app.inject({ url: `/api/statistics:pages?period=28&beside=before${query}`, headers });
const read = async (headers: Headers, query = '') => {
  const answer = await ask(headers, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PageFigures>();
};
const partsFor = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/statistics:parts', headers })).json<StatisticParts>();
/** The most read first; of two that were read as often either may come first. */
const named = (rows: PageFigures['pages']) => {
  expect(rows.map(({ views }) => views)).toEqual(rows.map(({ views }) => views).toSorted((one, other) => other - one));
  return rows
    .toSorted((one, other) => other.views - one.views || (one.title ?? '').localeCompare(other.title ?? ''))
    .map(({ title, views, was }) => [title, views, was]);
};

describe('the figures of pages', () => {
  it('are of those that somebody may edit, with the items on them, and of nothing else', async () => {
    const own = await read(editor);
    expect(named(own.pages)).toEqual([['Afval', 10, 3]]);
    expect(named(own.items)).toEqual([['Kade dicht', 5, 0]]);
    expect(named(own.entries)).toEqual([['Afval', 2, 0]]);
    expect(own.exits).toEqual([]);
    expect(own.totals).toEqual({ views: 15, seconds: 60, timed: 3 });
    expect(own.was).toMatchObject({ views: 4 });
    expect(own.steps.filter(({ views }) => views > 0)).toEqual([
      { step: '2026-11-15', views: 3, was: 0 },
      { step: '2026-11-16', views: 12, was: 0 },
    ]);
    expect(JSON.stringify(own)).not.toContain('Bestuur');
    expect(JSON.stringify(own)).not.toContain(closed);
  });

  it('are of all pages for a content manager, and still of nothing that is the site’s', async () => {
    const all = await read(manager);
    expect(named(all.pages)).toEqual([
      ['Bestuur', 40, 8],
      ['Afval', 10, 3],
      ['Wonen', 10, 0],
    ]);
    expect(all.totals.views).toBe(65);
    for (const path of ['', ':now', ':taking-part', ':report', '/links'])
      expect((await test.app.inject({ url: `/api/statistics${path}`, headers: manager })).statusCode, path).toBe(403);
  });

  it('are nothing for who edits nothing, and closed for who is nobody', async () => {
    expect((await ask({})).statusCode).toBe(401);
    expect(await read(member)).toMatchObject({ pages: [], items: [], totals: { views: 0 } });
    expect(await partsFor(member)).toEqual({ canSeeSite: false, hasPages: false, parts: [] });
  });

  it('are by language and over months alike', async () => {
    expect((await read(editor, '&language=en')).totals.views).toBe(2);
    const year = async () =>
      (await test.app.inject({ url: '/api/statistics:pages?period=12m&beside=nothing', headers: editor })).json();
    const byDays = await year();
    expect(byDays.totals.views).toBe(25);
    await test.services.statistics.fold();
    expect(await test.platform.db.selectFrom('statistic_month').select('month').execute()).not.toEqual([]);
    expect(await year()).toEqual(byDays);
    expect(byDays.steps.map(({ views }: { views: number }) => views).slice(-3)).toEqual([6, 4, 15]);
  });
});

describe('a part of the menu', () => {
  it('is what has a page that somebody may edit', async () => {
    const trails = async (headers: Headers) => (await partsFor(headers)).parts.map(({ trail }) => trail.join('>'));
    expect(await trails(editor)).toEqual(['Wonen', 'Wonen>Afval', expect.stringContaining('Lijst')]);
    expect(await trails(admin)).toContain('Bestuur');
    expect((await partsFor(admin)).canSeeSite).toBe(true);
    expect((await partsFor(manager)).canSeeSite).toBe(false);
  });

  it('has its page and all below it, of those the ones that are theirs', async () => {
    const [top] = (await partsFor(admin)).parts;
    expect(named((await read(admin, `&part=${top?.guid}`)).pages).map(([title]) => title)).toEqual(['Afval', 'Wonen']);
    expect(named((await read(editor, `&part=${top?.guid}`)).pages).map(([title]) => title)).toEqual(['Afval']);
  });

  it('of somebody else is not there', async () => {
    const other = (await partsFor(admin)).parts.find(({ trail }) => trail[0] === 'Bestuur');
    expect((await ask(editor, `&part=${other?.guid}`)).statusCode).toBe(404);
    expect((await ask(admin, '&part=6a7ce387-808f-47fb-8d18-79235a2216a0')).statusCode).toBe(404);
    expect((await ask(admin, '&part=wonen')).statusCode).toBe(400);
  });
});

it('takes along what the screen shows', async () => {
  const file = (headers: Headers, query = '') =>
    test.app.inject({ url: `/api/statistics:export?format=json&beside=nothing${query}`, headers });
  const tablesOf = async (headers: Headers, query = '') => (await file(headers, query)).body;
  expect(await tablesOf(editor)).toContain('Afval');
  expect(await tablesOf(editor)).not.toContain('Bestuur');
  expect(await tablesOf(admin)).toContain('Bestuur');
  const [top] = (await partsFor(admin)).parts;
  expect(await tablesOf(admin, `&part=${top?.guid}`)).not.toContain('Bestuur');
  expect((await file({})).statusCode).toBe(401);
});
