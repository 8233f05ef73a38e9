import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Menu, MenuItem } from '../contract/menu.ts';
import { addMenuItems } from './menu-content.service.ts';
import { buildMenu, buildMenuItem } from './menus.factory.ts';

let test: TestApp;
let roleId: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Dijkwacht');
  const { services } = test;
  const [home, living, dikes, members, team, board, draft, heldUp, below, open, hidden] = await Promise.all([
    buildPage(services, { title: text('Voorpagina', 'Front page') }),
    buildPage(services),
    buildPage(services, { title: text('Dijken') }),
    buildPage(services, { visibility: 'Users' }),
    buildPage(services, { visibility: 'Roles', roleIds: [roleId] }),
    buildPage(services, { visibility: 'Admin' }),
    buildPage(services),
    buildPage(services),
    buildPage(services),
    buildPage(services),
    buildPage(services),
  ]);
  await withdrawPage(services, draft);
  await withdrawPage(services, heldUp);
  await buildMenu(services, [
    { name: text('Home', 'Home'), urlSegment: text(''), pageId: home },
    {
      name: text('Wonen', 'Living'),
      urlSegment: text('wonen', 'living'),
      description: text('Huis en straat'),
      pageId: living,
      children: [buildMenuItem({ name: text('Dijken'), urlSegment: text('dijken'), pageId: dikes })],
    },
    {
      name: text('Leden'),
      urlSegment: text('leden'),
      pageId: members,
      children: [buildMenuItem({ name: text('Voor iedereen'), urlSegment: text('iedereen'), pageId: open })],
    },
    { name: text('Dijkwacht'), urlSegment: text('dijkwacht'), pageId: team },
    { name: text('Bestuur'), urlSegment: text('bestuur'), pageId: board },
    { name: text('Elders'), urlSegment: text('elders'), externalUrl: 'https://elders.example/' },
    { name: text('Verborgen'), urlSegment: text('verborgen'), pageId: hidden, isVisible: false },
    { name: text('Concept'), urlSegment: text('concept'), pageId: draft },
    {
      name: text('Kop'),
      urlSegment: text('kop'),
      pageId: heldUp,
      children: [buildMenuItem({ name: text('Eronder'), urlSegment: text('eronder'), pageId: below })],
    },
  ]);
});
afterAll(() => test.close());

const address = (query: Record<string, string>) => `/api/menus:withName?${new URLSearchParams(query)}`;
const read = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ url: address({ name: 'Top level menu', ...query }), headers });

async function items(headers: Record<string, string> = {}, query: Record<string, string> = {}): Promise<MenuItem[]> {
  const answer = await read(query, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<Menu>().items;
}

const names = (level: MenuItem[]): string[] => level.map(({ name }) => name);

describe('GET /api/menus:withName', () => {
  it('answers the tree with the paths that the segments make (§2)', async () => {
    const [home, living] = await items();
    expect(home).toMatchObject({
      name: 'Home',
      urlSegment: '',
      path: '/',
      pageIsPublished: true,
      pageName: 'Voorpagina',
    });
    expect(living).toMatchObject({ path: '/wonen', description: 'Huis en straat', isVisible: true, externalUrl: null });
    expect(living?.children).toMatchObject([{ name: 'Dijken', path: '/wonen/dijken', children: [] }]);
  });

  it('speaks the language that was asked for, with its own segments and prefix, and marks the rest', async () => {
    const [home, living] = await items({}, { language: 'en' });
    expect(home).toMatchObject({ name: 'Home', path: '/en', pageName: 'Front page' });
    expect(living).toMatchObject({ name: 'Living', path: '/en/living' });
    expect(living?.nameLang).toBeUndefined();
    expect(living?.children[0]).toMatchObject({ name: 'Dijken', nameLang: 'nl', path: '/en/living/dijken' });
  });

  it('gives an item that leads elsewhere no path, and says what is not published or not visible', async () => {
    const all = await items(await test.signInAs('ContentManager'));
    const named = (name: string) => all.find((item) => item.name === name);
    expect(named('Elders')).toMatchObject({ path: null, externalUrl: 'https://elders.example/', pageGuid: null });
    expect(named('Verborgen')).toMatchObject({ isVisible: false });
    expect(named('Concept')).toMatchObject({ pageIsPublished: false, pageName: null });
  });

  it('keeps a draft as a heading of what readers have below it, and tells nothing more of it', async () => {
    const heading = (await items()).find(({ name }) => name === 'Kop');
    expect(heading).toMatchObject({ pageGuid: null, path: null, pageIsPublished: false, pageName: null });
    expect(heading?.children).toMatchObject([{ name: 'Eronder', path: '/kop/eronder' }]);
  });

  const everyone = ['Home', 'Wonen', 'Elders', 'Verborgen', 'Kop'];
  it.each([
    ['a visitor', undefined, false, everyone],
    ['a member', 'Standard', false, [...everyone, 'Leden']],
    ['a member of the team', 'Standard', true, [...everyone, 'Leden', 'Dijkwacht']],
    ['a content manager', 'ContentManager', false, [...everyone, 'Leden', 'Concept']],
    ['an admin', 'Admin', false, [...everyone, 'Leden', 'Dijkwacht', 'Bestuur', 'Concept']],
  ] as const)('leaves out for %s what they may not see', async (_, accountType, isOfTeam, expected) => {
    const roles = isOfTeam ? { roleIds: [roleId] } : {};
    const headers = accountType === undefined ? {} : await test.signInAs(accountType, roles);
    expect(names(await items(headers)).sort()).toEqual([...expected].sort());
  });

  it('leaves out all that lies below it, too', async () => {
    expect(JSON.stringify(await items())).not.toContain('Voor iedereen');
    const member = await items(await test.signInAs('Standard'));
    expect(names(member.find(({ name }) => name === 'Leden')?.children ?? [])).toEqual(['Voor iedereen']);
  });

  it('does not know a menu by another name', async () => {
    const answer = await read({ name: 'Side menu' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  });

  it.each([
    [{ name: '' }, 'query.name'],
    [{ name: 'x'.repeat(201) }, 'query.name'],
    [{ language: 'de' }, 'query.language'],
  ])('refuses %j', async (query: Record<string, string>, path) => {
    const answer = await read(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: [{ path }] });
  });

  it('is new at once after a page in it changes', async () => {
    const page = await buildPage(test.services);
    await buildMenu(test.services, [{ pageId: page }], 'Footer menu');
    const count = async () => (await read({ name: 'Footer menu' })).json<Menu>().items.length;
    expect([await count(), await count()]).toEqual([1, 1]);
    await withdrawPage(test.services, page);
    expect(await count()).toBe(0);
  });
});

describe('making a menu', () => {
  it('is for content managers', async () => {
    const visitor = { viewer: anonymousViewer };
    await expect(addMenuItems(test.services.menus, visitor, 'Other', [buildMenuItem()])).rejects.toMatchObject({
      status: 403,
    });
  });

  it.each(['api', 'admin', 'en'])('refuses the first segment %s, which Plein itself needs', async (segment) => {
    await expect(buildMenu(test.services, [{ urlSegment: text(segment) }], `menu ${segment}`)).rejects.toMatchObject({
      code: 'reserved-segment',
    });
    const deeper = [buildMenuItem({ urlSegment: text(segment) })];
    await expect(buildMenu(test.services, [{ children: deeper }], `menu ${segment}`)).resolves.toBeUndefined();
  });
});
