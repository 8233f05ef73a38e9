import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type MenuSource, NewMenuItem } from '../contract/menu-source.ts';

let test: TestApp;
let manager: Record<string, string>;
let segments = 0;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

type Changed = MenuSource & { changed: string; code?: string; detail?: string; fields?: object[] };

async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, headers = manager) {
  const answer = await test.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
  return { status: answer.statusCode, body: answer.json<Changed>() };
}

async function add(body: object): Promise<string> {
  const answer = await send('POST', '/api/menuitems', body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.changed;
}

/** A page in the menu, with a segment that no other test has. */
async function place(parentGuid: string | null = null, segment = `plek-${++segments}`) {
  const pageGuid = await buildPage(test.services);
  const guid = await add({ parentGuid, name: text(segment), urlSegment: text(segment), pageGuid });
  return { guid, pageGuid, segment };
}

const atPath = async (path: string) =>
  (await test.app.inject({ url: `/api/pages:atPath?path=${encodeURIComponent(path)}` })).json();
const source = async () =>
  (await test.app.inject({ url: '/api/menus:source', headers: manager })).json<MenuSource>().items;
const orderBelow = async (parent: string) =>
  (await source()).filter(({ parentGuid }) => parentGuid === parent).map(({ guid }) => guid);

describe('adding', () => {
  it('makes the address from the name, and the menu is new for readers at once', async () => {
    const pageGuid = await buildPage(test.services);
    const guid = await add({ name: text('Sport & spel', 'Sports and games'), pageGuid });
    const item = (await source()).find((one) => one.guid === guid);
    expect(item).toMatchObject({ path: '/sport-spel', pageGuid, isVisible: true, pageIsPublished: true });
    expect(await atPath('/sport-spel')).toEqual({ kind: 'page', pageGuid });
    const english = await test.app.inject({ url: '/api/pages:atPath?language=en&path=/en/sports-and-games' });
    expect(english.json()).toEqual({ kind: 'page', pageGuid });
  });

  it('is inserted at the given position among its siblings', async () => {
    const { guid: parent } = await place();
    const [first, second] = [await place(parent), await place(parent)];
    const between = await add({ parentGuid: parent, position: 1, name: text('Tussen') });
    expect(await orderBelow(parent)).toEqual([first.guid, between, second.guid]);
  });

  it('says that its page lies in the trash, which makes it no heading', async () => {
    const { guid, pageGuid } = await place();
    const heading = await add({ name: text('Tussenkop') });
    await test.services.pages.moveToTrash({ viewer: system }, pageGuid);
    const items = await source();
    expect(items.find((item) => item.guid === guid)).toMatchObject({ pageIsInTrash: true, pageGuid: null, path: null });
    expect(items.find((item) => item.guid === heading)).toMatchObject({ pageIsInTrash: false, pageGuid: null });
  });

  it('may lead elsewhere, or be related to others', async () => {
    const { guid: other } = await place();
    const guid = await add({ name: text('Elders'), externalUrl: 'https://elders.example/', relatedMenuItems: [other] });
    expect((await source()).find((item) => item.guid === guid)).toMatchObject({
      externalUrl: 'https://elders.example/',
      relatedMenuItems: [other],
      path: null,
    });
  });

  it.each([
    ['a reserved address', { urlSegment: text('admin') }, 409, 'reserved-segment'],
    ['what is no segment', { urlSegment: text('Twee woorden') }, 409, 'bad-segment'],
    ['no name', { name: text('') }, 400, 'bad-input'],
    ['a page that is not there', { pageGuid: '00000000-0000-4000-8000-000000000000' }, 400, 'bad-input'],
    ['a parent that is not there', { parentGuid: '00000000-0000-4000-8000-000000000000' }, 400, 'bad-input'],
    ['a script for a link', { externalUrl: 'javascript:alert(1)' }, 400, 'bad-input'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await send('POST', '/api/menuitems', { name: text('Iets'), ...body });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('says which page or parent is not there', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const { guid } = await place();
    const wrong = async (method: 'POST' | 'PUT', url: string, body: object) =>
      (await send(method, url, body)).body.fields;
    const noParent = [{ path: 'body.parentGuid', code: 'unknown-menu-item', message: nowhere }];
    const noPage = [{ path: 'body.pageGuid', code: 'unknown-page', message: nowhere }];
    const name = text('Iets');
    expect(await wrong('POST', '/api/menuitems', { name, parentGuid: nowhere })).toEqual(noParent);
    expect(await wrong('POST', '/api/menuitems', { name, pageGuid: nowhere })).toEqual(noPage);
    expect(await wrong('PUT', `/api/menuitems/${guid}`, { pageGuid: nowhere })).toEqual(noPage);
    const move = { parentGuid: nowhere, position: 0 };
    expect(await wrong('POST', `/api/menuitems/${guid}/move`, move)).toEqual(noParent);
    expect((await send('POST', `/api/menuitems/${nowhere}/move`, { parentGuid: null, position: 0 })).status).toBe(404);
  });

  it('refuses an address or a page that is there already, and names it', async () => {
    const { segment, pageGuid } = await place();
    const taken = await send('POST', '/api/menuitems', {
      name: text('Nog een'),
      urlSegment: text(segment),
      pageGuid: await buildPage(test.services),
    });
    expect(taken).toMatchObject({ status: 409, body: { code: 'path-taken' } });
    expect(taken.body.detail).toContain(segment);
    const twice = await send('POST', '/api/menuitems', { name: text('Nog eens'), pageGuid });
    expect(twice).toMatchObject({ status: 409, body: { code: 'page-in-menu' } });
  });
});

describe('changing and moving', () => {
  it('leaves a redirect from an old address, which follows later moves', async () => {
    const { guid, pageGuid, segment } = await place();
    const child = await place(guid);
    expect(await send('PUT', `/api/menuitems/${guid}`, { urlSegment: text(`${segment}-nieuw`) })).toMatchObject({
      status: 200,
    });
    expect(await atPath(`/${segment}`)).toMatchObject({ kind: 'redirect', to: `/${segment}-nieuw` });
    expect(await atPath(`/${segment}/${child.segment}`)).toMatchObject({
      kind: 'redirect',
      to: `/${segment}-nieuw/${child.segment}`,
    });
    const { guid: parent, segment: above } = await place();
    await send('POST', `/api/menuitems/${guid}/move`, { parentGuid: parent, position: 0 });
    expect(await atPath(`/${segment}`)).toMatchObject({ kind: 'redirect', to: `/${above}/${segment}-nieuw` });
    expect(await atPath(`/${above}/${segment}-nieuw`)).toEqual({ kind: 'page', pageGuid });
  });

  it('an old address that is used again leads to the new page', async () => {
    const { guid, segment } = await place();
    await send('PUT', `/api/menuitems/${guid}`, { urlSegment: text(`${segment}-weg`) });
    const { pageGuid } = await place(null, segment);
    expect(await atPath(`/${segment}`)).toEqual({ kind: 'page', pageGuid });
    // Nor does it lead back to the first when the new page, which nobody reads any more, is thrown away.
    await withdrawPage(test.services, pageGuid);
    await test.app.inject({ method: 'DELETE', url: `/api/pages/${pageGuid}`, headers: manager });
    expect(await atPath(`/${segment}`)).toEqual({ kind: 'unknown' });
  });

  it('changes only what is named', async () => {
    const { guid, segment } = await place();
    await send('PUT', `/api/menuitems/${guid}`, { isVisible: false });
    await send('PUT', `/api/menuitems/${guid}`, { name: text('Andere naam') });
    expect((await source()).find((item) => item.guid === guid)).toMatchObject({
      name: text('Andere naam'),
      isVisible: false,
      path: `/${segment}`,
    });
    expect((await send('PUT', `/api/menuitems/${guid}`, {})).status).toBe(200);
  });

  it('orders siblings', async () => {
    const { guid: parent } = await place();
    const [a, b, c] = [await place(parent), await place(parent), await place(parent)];
    await send('POST', `/api/menuitems/${c.guid}/move`, { parentGuid: parent, position: 0 });
    expect(await orderBelow(parent)).toEqual([c.guid, a.guid, b.guid]);
    await send('POST', `/api/menuitems/${c.guid}/move`, { parentGuid: parent, position: 99 });
    expect(await orderBelow(parent)).toEqual([a.guid, b.guid, c.guid]);
  });

  it('refuses a loop, and a clash, and changes nothing then', async () => {
    const { guid: parent, segment } = await place();
    const child = await place(parent);
    const loop = await send('POST', `/api/menuitems/${parent}/move`, { parentGuid: child.guid, position: 0 });
    expect(loop).toMatchObject({ status: 409, body: { code: 'menu-loop' } });
    const other = await place(null, `${segment}-ander`);
    const clash = await send('PUT', `/api/menuitems/${other.guid}`, { urlSegment: text(segment) });
    expect(clash).toMatchObject({ status: 409, body: { code: 'path-taken' } });
    expect(await atPath(`/${segment}-ander`)).toMatchObject({ kind: 'page' });
  });
});

describe('taking out', () => {
  it('takes all below along, and puts it back where it was', async () => {
    const { guid, segment } = await place();
    const child = await place(guid);
    const answer = await send('DELETE', `/api/menuitems/${guid}`);
    expect(answer.status).toBe(200);
    expect(answer.body.items.map((item) => item.guid)).not.toContain(child.guid);
    expect(await atPath(`/${segment}/${child.segment}`)).toEqual({ kind: 'gone' });
    expect((await send('DELETE', `/api/menuitems/${guid}`)).status).toBe(404);
    expect((await send('POST', `/api/menuitems/${guid}/restore`)).status).toBe(200);
    expect(await atPath(`/${segment}/${child.segment}`)).toEqual({ kind: 'page', pageGuid: child.pageGuid });
    expect((await send('POST', `/api/menuitems/${guid}/restore`)).status).toBe(404);
  });

  it('leaves the pages of all below free for another place', async () => {
    const { guid } = await place();
    const child = await place(guid);
    const grandchild = await place(child.guid);
    await send('DELETE', `/api/menuitems/${guid}`);
    await add({ name: text('Elders een'), pageGuid: child.pageGuid });
    await add({ name: text('Elders twee'), pageGuid: grandchild.pageGuid });
  });

  it('does not put it back where another page stands meanwhile', async () => {
    const { guid, segment } = await place();
    await send('DELETE', `/api/menuitems/${guid}`);
    await place(null, segment);
    const answer = await send('POST', `/api/menuitems/${guid}/restore`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'path-taken' } });
  });

  it('comes back at the top when what it hung on is gone', async () => {
    const { guid: parent } = await place();
    const child = await place(parent);
    await send('DELETE', `/api/menuitems/${child.guid}`);
    await send('DELETE', `/api/menuitems/${parent}`);
    await send('POST', `/api/menuitems/${child.guid}/restore`);
    expect(await atPath(`/${child.segment}`)).toEqual({ kind: 'page', pageGuid: child.pageGuid });
  });
});

describe('who may', () => {
  it.each([
    ['a visitor', undefined, 401],
    ['a member', 'Standard', 403],
    ['a developer', 'Developer', 403],
  ] as const)('not %s', async (_, accountType, status) => {
    const headers = accountType === undefined ? {} : await test.signInAs(accountType);
    const { guid } = await place();
    for (const [method, url, body] of [
      ['POST', '/api/menuitems', { name: text('Mag niet') }],
      ['PUT', `/api/menuitems/${guid}`, { isVisible: false }],
      ['POST', `/api/menuitems/${guid}/move`, { parentGuid: null, position: 0 }],
      ['DELETE', `/api/menuitems/${guid}`, undefined],
      ['POST', `/api/menuitems/${guid}/restore`, undefined],
    ] as const) {
      expect((await send(method, url, body, headers)).status, `${method} ${url}`).toBe(status);
    }
    expect((await test.app.inject({ url: '/api/menus:source', headers })).statusCode).toBe(status);
  });

  it('is written down, each thing under the name that it has', async () => {
    const { guid, segment } = await place();
    await send('PUT', `/api/menuitems/${guid}`, { name: text('Kade', 'Quay') });
    await send('POST', `/api/menuitems/${guid}/move`, { parentGuid: null, position: 0 });
    await send('DELETE', `/api/menuitems/${guid}`);
    await send('POST', `/api/menuitems/${guid}/restore`);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
    expect(entries.reverse().map(({ action, subject }) => [action, subject.kind, subject.name])).toEqual([
      ['menu.added', 'menu', segment],
      ['menu.changed', 'menu', 'Kade'],
      ['menu.moved', 'menu', 'Kade'],
      ['menu.removed', 'menu', 'Kade'],
      ['menu.restored', 'menu', 'Kade'],
    ]);
  });

  it('not by whatever way the service is reached', async () => {
    const { guid } = await place();
    const { menus } = test.services;
    const by = { viewer: anonymousViewer };
    const attempts: (() => Promise<unknown>)[] = [
      async () => menus.add(by, 'Top level menu', NewMenuItem.parse({ name: text('Mag niet') })),
      async () => menus.change(by, guid, { isVisible: false }),
      async () => menus.remove(by, guid),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403 });
  });
});
