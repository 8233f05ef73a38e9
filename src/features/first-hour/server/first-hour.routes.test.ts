import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem } from '#features/list-items/server/list-items.factory.ts';
import type { FirstHour, Opening } from '../contract/first-hour.ts';
import { leftBehind } from '../contract/left-behind.ts';
import type { PageSketches } from '../contract/page-sketch.ts';
import { siteKinds } from '../contract/site-kind.ts';

let test: TestApp;
let admin: { authorization: string };
let adminId: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  const row = await test.platform.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  adminId = row.id;
});
afterAll(() => test.close());

type Method = 'GET' | 'PUT' | 'POST';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = admin) =>
  test.app.inject({ method, url: `/api/firsthour${url}`, headers, ...(payload === undefined ? {} : { payload }) });
const begin = () =>
  test.platform.transaction((trx, touch) =>
    test.services.firstHour.begin(trx, touch, { id: adminId, origin: 'http://localhost' }),
  );
const state = async (): Promise<FirstHour> => (await call('GET', '')).json();
const site = { name: 'Gemeente Voorbeeld', kind: 'municipality', languages: ['nl', 'en'] };
const look = { logo: null, colors: { primary: '#1f5c3f', accent: '#e0a100' } };
const everyPage = async () => (await state()).offered.municipality.map(({ key }) => key);

/** Nothing of the one before. */
async function anew(): Promise<void> {
  await test.platform.transaction(async (trx, touch) => {
    touch('menu' as never, 'settings' as never, 'pages' as never);
    await trx.deleteFrom('first_hour').execute();
    await trx.deleteFrom('menu_item').execute();
    await trx.deleteFrom('page').execute();
    await trx.deleteFrom('setting').execute();
  });
}

describe('a platform without a first hour', () => {
  it('has none, is open, and answers no questions', async () => {
    expect(await state()).toMatchObject({ progress: null, tasks: [], isOpen: true, startedAt: null });
    expect((await call('PUT', '/site', site)).json()).toMatchObject({ status: 409, code: 'no-first-hour' });
    expect((await call('POST', '/pages', { beginning: 'empty', pages: [] })).statusCode).toBe(409);
  });

  it.each<[Method, string, object | undefined]>([
    ['GET', '', undefined],
    ['PUT', '/site', site],
    ['GET', '/sketches', undefined],
    ['GET', '/palette/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c2e01', undefined],
    ['PUT', '/look', look],
    ['POST', '/pages', { beginning: 'ready', pages: [] }],
    ['PUT', '/list', { isPutAway: true }],
    ['GET', '/opening', undefined],
    ['POST', '/opening', { pages: [] }],
  ])('%s %s is for admins alone', async (method, url, payload) => {
    expect((await call(method, url, payload, {})).statusCode).toBe(401);
    for (const account of ['Standard', 'ContentManager'] as const)
      expect((await call(method, url, payload, await test.signInAs(account))).statusCode).toBe(403);
  });
});

describe('the questions', () => {
  beforeEach(async () => {
    await anew();
    await begin();
  });

  it('draw the pages of the kind that was chosen, under the name of the site', async () => {
    await call('PUT', '/site', { ...site, kind: 'association' });
    const sketches = (await call('GET', '/sketches')).json<PageSketches>();
    expect(Object.keys(sketches)).toEqual((await state()).offered.association.map(({ key }) => key));
    expect(sketches.home?.[0]?.lines[0]).toEqual({
      look: 'title',
      text: { $lang: { nl: 'Welkom bij Gemeente Voorbeeld', en: 'Welcome to Gemeente Voorbeeld' } },
    });
  });

  it('begin with a closed site, and each brings one further', async () => {
    expect(await state()).toMatchObject({ progress: 'site', isOpen: false, tasks: [] });
    expect((await call('PUT', '/site', site)).json()).toMatchObject({ progress: 'look', kind: 'municipality' });
    expect(await test.services.settings.all()).toMatchObject({
      platformName: 'Gemeente Voorbeeld',
      organisationKind: 'government',
      languages: ['nl', 'en'],
    });
    expect((await call('PUT', '/look', look)).json()).toMatchObject({ progress: 'begin' });
    expect(await test.services.settings.all()).toMatchObject({ colorScheme: look.colors, headerLogo: null });
    // Back to the first, with another name: nothing that was reached is lost.
    expect((await call('PUT', '/site', { ...site, name: 'Anders' })).json()).toMatchObject({ progress: 'begin' });
  });

  it.each<[string, string, object]>([
    ['no name', '/site', { ...site, name: '' }],
    ['another kind', '/site', { ...site, kind: 'castle' }],
    ['no Dutch', '/site', { ...site, languages: ['en'] }],
    ['a colour that is none', '/look', { ...look, colors: { primary: 'red', accent: '#e0a100' } }],
    ['a logo that is no guid', '/look', { ...look, logo: 'logo.svg' }],
  ])('refuse %s and stay where they were', async (_, url, payload) => {
    expect((await call('PUT', url, payload)).statusCode).toBe(400);
    expect((await state()).progress).toBe('site');
  });

  it('begin once, whoever asks again', async () => {
    await call('PUT', '/site', site);
    await begin();
    expect((await state()).progress).toBe('look');
  });
});

describe('the ready pages', () => {
  beforeEach(async () => {
    await anew();
    await begin();
  });

  it.each(siteKinds)('of a %s are made as drafts with a menu, and can all be published', async (kind) => {
    await call('PUT', '/site', { ...site, kind });
    const keys = (await state()).offered[kind].map(({ key }) => key);
    const made = await call('POST', '/pages', { beginning: 'ready', pages: keys });
    expect(made.statusCode).toBe(200);
    const opening = (await call('GET', '/opening')).json<Opening>();
    expect(opening.pages).toHaveLength(keys.length);
    expect(opening.pages.every(({ isPublished }) => !isPublished)).toBe(true);
    expect(opening.pages.filter(({ isHome }) => isHome)).toMatchObject([{ path: '/', isExample: false }]);
    expect(opening.pages.filter(({ isExample }) => isExample).length).toBeGreaterThan(0);
    // Some of what the front page leads to would stay behind, and the dialog says so.
    expect(
      leftBehind(
        opening.pages,
        opening.pages.filter(({ isExample }) => !isExample).map(({ guid }) => guid),
      ).length,
    ).toBeGreaterThan(0);
    expect((await call('POST', '/opening', { pages: opening.pages.map(({ guid }) => guid) })).statusCode).toBe(200);
  });

  it('are made once, also when two tabs ask for them at the same moment', async () => {
    await call('PUT', '/site', site);
    const ask = async () => (await call('POST', '/pages', { beginning: 'ready', pages: await everyPage() })).statusCode;
    expect(await Promise.all([ask(), ask()])).toEqual([200, 200]);
    expect((await call('GET', '/opening')).json<Opening>().pages).toHaveLength(6);
    expect((await state()).progress).toBe('done');
  });

  it('leave out what was not chosen, and what is somebody’s already', async () => {
    await call('PUT', '/site', site);
    expect((await call('POST', '/pages', { beginning: 'ready', pages: ['news', 'nonsense'] })).statusCode).toBe(200);
    const { pages } = (await call('GET', '/opening')).json<Opening>();
    expect(pages.map(({ path }) => path)).toEqual(['/', '/nieuws']);
    expect((await state()).tasks.map(({ key }) => key)).toEqual(['heading', 'news', 'colleague', 'privacy', 'open']);
  });
});

describe('the tasks', () => {
  const isDone = async (key: string) => (await state()).tasks.find((task) => task.key === key)?.isDone;

  beforeAll(async () => {
    await anew();
    await begin();
    await call('PUT', '/site', site);
    await call('POST', '/pages', { beginning: 'ready', pages: await everyPage() });
  });

  const change = async (path: string, name: string, options: object) => {
    const { pages } = (await call('GET', '/opening')).json<Opening>();
    const guid = pages.find((page) => page.path === path)?.guid ?? '';
    const { document, sequence } = await test.services.pages.workingCopy(system, guid);
    const buildingBlockInstances = document.buildingBlockInstances.map((block) =>
      block.buildingBlockName === name ? { ...block, options: { ...block.options, ...options } } : block,
    );
    await test.services.pages.update({ viewer: system }, guid, { sequence, changes: { buildingBlockInstances } });
  };

  it('tick when the work is there', async () => {
    const before = await state();
    // The admin who signed in is not alone on this test platform.
    expect(before.tasks.filter((task) => task.isDone).map(({ key }) => key)).toEqual(['colleague']);
    // To the block that the work is on.
    const guid = expect.stringMatching(/^[\w-]{36}$/);
    expect(before.tasks.map(({ path }) => path?.split(/\?at=|(?=&)/) ?? null)).toEqual([
      ['/edit', guid],
      // Hours are no words on the page: their options are opened.
      ['/contact/edit', guid, '&options=1'],
      ['/nieuws/edit', guid],
      ['/admin/invitations/new'],
      ['/admin/legal/privacy'],
      null,
    ]);
    await change('/', 'Hero', { text: { $lang: { nl: 'Een zin eronder' } } });
    expect(await isDone('heading')).toBe(false);
    await change('/', 'Hero', { title: { $lang: { nl: 'Onze gemeente' } } });
    expect(await isDone('heading')).toBe(true);
    await change('/contact', 'OpeningHours', { week: [{ day: 'monday', from: '10:00', until: '12:00' }] });
    expect(await isDone('hours')).toBe(true);
  });

  it('and news once a message is written, and the privacy statement once it is one’s own', async () => {
    expect(await isDone('news')).toBe(false);
    const row = await test.platform.db.selectFrom('first_hour').select('made').executeTakeFirstOrThrow();
    const list = (row.made as { newsList?: string }[]).find(({ newsList }) => newsList)?.newsList ?? '';
    const { pages } = (await call('GET', '/opening')).json<Opening>();
    const news = pages.find(({ path }) => path === '/nieuws')?.guid ?? '';
    await test.services.pages.publishWorkingCopy({ viewer: system }, news, {});
    await buildItem(test.services, list, { isPublished: false });
    expect(await isDone('news')).toBe(true);
    expect(await isDone('privacy')).toBe(false);
    const draft = await test.services.legal.readDraft(system, 'privacy');
    const saved = await test.services.legal.saveDraft({ viewer: system }, 'privacy', draft.revision, draft);
    await test.services.legal.publish({ viewer: system }, 'privacy', saved.revision ?? 0);
    expect(await isDone('privacy')).toBe(true);
  });

  it('leave an example alone once somebody wrote in it', async () => {
    const { pages } = (await call('GET', '/opening')).json<Opening>();
    expect(pages.filter(({ isExample }) => isExample).map(({ path }) => path)).toEqual(['/bestuur']);
  });

  it('are put away and brought back', async () => {
    expect((await call('PUT', '/list', { isPutAway: true })).json()).toMatchObject({ isPutAway: true });
    expect((await call('PUT', '/list', { isPutAway: false })).json()).toMatchObject({ isPutAway: false });
    expect((await call('PUT', '/list', {})).statusCode).toBe(400);
  });

  it('forget a page that was thrown away', async () => {
    const { pages } = (await call('GET', '/opening')).json<Opening>();
    const contact = pages.find(({ path }) => path === '/contact')?.guid ?? '';
    await test.services.pages.moveToTrashWithBelow({ viewer: system }, contact);
    expect(await isDone('hours')).toBeUndefined();
    expect((await call('GET', '/opening')).json<Opening>().pages).toHaveLength(5);
  });

  it('end with opening: what was chosen is published, the rest stays a draft, and visitors come in', async () => {
    expect((await test.app.inject('/api/menus:withName?name=Top+level+menu')).json()).toMatchObject({ items: [] });
    const unknown = { pages: ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c2e01'] };
    expect((await call('POST', '/opening', unknown)).json()).toMatchObject({ status: 400 });
    expect((await state()).isOpen).toBe(false);
    const opened = await call('POST', '/opening', { pages: [] });
    expect(opened.json()).toMatchObject({ isOpen: true, openedAt: expect.any(String) });
    const { pages } = (await call('GET', '/opening')).json<Opening>();
    expect(pages.filter(({ isPublished }) => isPublished).map(({ path }) => path)).toEqual(['/', '/nieuws']);
    const menu = (await test.app.inject('/api/menus:withName?name=Top+level+menu')).json<{
      items: { path: string }[];
    }>();
    expect(menu.items.map(({ path }) => path)).toEqual(['/', '/nieuws']);
    expect(await isDone('open')).toBe(true);
  });
});

describe('the colours of a logo', () => {
  const drawing = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${body}</svg>`);

  it.each<[string, string, object]>([
    [
      'two colours',
      '<path d="M0 0h20v40H0z" fill="#07506e"/><path d="M20 0h20v40H20z" fill="#f05a28"/>',
      { colors: ['#07506e', '#f05a28'], proposed: { primary: '#07506e', accent: '#f05a28' } },
    ],
    ['no colour', '<path d="M0 0h20v40H0z" fill="#111111"/>', { colors: [], proposed: null }],
  ])('are found in a drawing with %s', async (_, body, found) => {
    const { guid } = await test.services.assets.add(system, { name: 'logo.svg', bytes: drawing(body) });
    expect((await call('GET', `/palette/${guid}`)).json()).toEqual(found);
  });

  it('are asked of nothing that is not there', async () => {
    expect((await call('GET', '/palette/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c2e01')).statusCode).toBe(404);
    expect((await call('GET', '/palette/logo')).statusCode).toBe(400);
  });
});
