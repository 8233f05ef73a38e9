import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { everyTag } from '#platform/server/cache/cache-bus.ts';
import { shareOf } from '#platform/server/testing/share.ts';
import { routes } from './routes.ts';
import { plainRenderer } from './testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

/** The same platform twice: once with everything kept that may be, once with nothing kept. */
let test: TestApp;
let bare: TestApp;
const readers = new Map<string, Record<string, string>>();
const roles: Record<'a' | 'b' | 'c', string> = { a: randomUUID(), b: randomUUID(), c: randomUUID() };
const guids: string[] = [];
const shortIds: string[] = [];
let home: string;
let list: string;
let open: string;

const forRoles = (...names: (keyof typeof roles)[]) => ({
  visibility: 'Roles' as const,
  roleIds: names.map((name) => roles[name]),
});

beforeAll(async () => {
  // Two that were asked too often would answer the same, and prove nothing.
  test = await startTestApp({ renderer: plainRenderer, limitFactor: 1000 });
  bare = await startTestApp({
    renderer: plainRenderer,
    limitFactor: 1000,
    connectionString: test.connectionString,
    cacheMegabytes: 0,
  });
  const { services } = test;
  for (const [name, id] of Object.entries(roles)) {
    await services.roles.create({ viewer: system }, { name, description: '', grantedOn: 'Manual' }, id);
  }
  readers.set('visitor', {});
  const sets: (keyof typeof roles)[][] = [[], ['a'], ['b'], ['c'], ['a', 'b'], ['b', 'c'], ['a', 'b', 'c']];
  for (const names of sets) {
    const roleIds = names.map((name) => roles[name]);
    readers.set(`member ${names}`, await test.signInAs('Standard', { roleIds }));
  }
  readers.set('manager a', await test.signInAs('ContentManager', { roleIds: [roles.a] }));
  readers.set('developer b', await test.signInAs('Developer', { roleIds: [roles.b] }));
  readers.set('admin', await test.signInAs('Admin'));
  readers.set('admin c', await test.signInAs('Admin', { roleIds: [roles.c] }));

  const addPage = async (name: string, page: Parameters<typeof buildPage>[1]) => {
    const id = await buildPage(services, { title: text(name), ...page });
    const place = { name: text(name), urlSegment: text(name === 'home' ? '' : name), pageId: id };
    await addMenuItems(services.menus, { viewer: system }, 'Top level menu', [place]);
    guids.push(id);
    return id;
  };
  home = await addPage('home', {
    buildingBlockInstances: [
      buildBlock({ heading: text('Voor iedereen') }),
      buildBlock({ heading: text('Voor a'), ...forRoles('a') }),
      buildBlock({ heading: text('Voor b en c'), ...forRoles('b', 'c') }),
    ],
  });
  open = await addPage('open', { buildingBlockInstances: [buildBlock({ heading: text('Open') })] });
  await addPage('voor-c', forRoles('c'));
  await addPage('bewerkt-door-b', { editPermission: 'Roles', editRoles: [roles.b] });
  const made = await Promise.all([
    buildList(services),
    buildList(services, { block: { addPermission: 'Roles', addRoles: [roles.c] } }),
    buildList(services, { page: forRoles('a') }),
    buildList(services, { block: forRoles('b') }),
  ]);
  list = made[0]?.guid ?? '';
  for (const { guid, pageId } of made) {
    guids.push(guid, pageId);
    for (const audience of [{}, forRoles('a'), forRoles('b', 'c'), { visibility: 'Users' as const }]) {
      const item = await buildItem(services, guid, audience);
      guids.push(item.guid);
      shortIds.push(item.shortId);
    }
  }
  for (const sourceBlockGuids of [[], [list], [made[2]?.guid ?? '']]) {
    const widget = await buildList(services, { buildingBlockName: 'Widget', options: { sourceBlockGuids } });
    guids.push(widget.guid, widget.pageId);
  }
});
afterAll(async () => {
  await bare.close();
  await test.close();
});

function questionsOf(path: string): string[] {
  if (path.startsWith('/api/search')) return ['?q=Bericht', '?q=Voor'];
  if (path === '/api/pages:withName') return ['home', 'voor-c'].map((name) => `?name=${name}`);
  if (path === '/api/pages:atPath') return ['/', '/voor-c', '/bewerkt-door-b'].map((name) => `?path=${name}`);
  if (path === '/api/menus:withName') return ['?name=Top%20level%20menu'];
  if (path === '/api/listitem/lists') return [`?${list}=${encodeURIComponent('{"itemCount":20}')}`];
  return [''];
}

function addressesOf(path: string): string[] {
  const [, parameter] = /\{(\w+)\}/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  const values = parameter === 'kind' ? ['privacy'] : path.includes('/short/') ? shortIds : guids;
  return values.flatMap((value) => addressesOf(path.replace(`{${parameter}}`, value)));
}

/** Every call that is kept, and pages as they are drawn. */
const everyAddress = () => [
  ...routes
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.cached)
    .flatMap(({ endpoint }) =>
      questionsOf(endpoint.path).flatMap((question) => addressesOf(endpoint.path).map((url) => url + question)),
    ),
  ...['/', '/open', '/voor-c', '/bewerkt-door-b', '/lijst-1'],
];

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;
const asAnswered = ({ statusCode, body }: Answer) => {
  expect(statusCode).not.toBe(429);
  return statusCode >= 400 ? `${statusCode}` : `${statusCode} ${body.replace(/nonce-[\w-]+/g, '')}`;
};

/** What each gets when nothing is kept; the same whoever asked before, so asked once. */
const anew = new Map<string, string>();
async function answerAnew(name: string, url: string): Promise<string> {
  const known = anew.get(`${name} ${url}`);
  if (known !== undefined) return known;
  const answer = asAnswered(await bare.app.inject({ url, headers: readers.get(name) ?? {} }));
  anew.set(`${name} ${url}`, answer);
  return answer;
}

/** Where even an admin finds nothing, as a list where a page is asked for, nobody else does: some of them try. */
async function askersOf(url: string, names: string[]): Promise<string[]> {
  const isThere = (await answerAnew('admin', url)).startsWith('2');
  return isThere ? names : names.filter((name) => ['visitor', 'member a', 'admin'].includes(name));
}

describe('what is kept by the roles that were asked for', () => {
  it.each([
    ['as they come', 0, (names: string[]) => names],
    ['the other way round', 1, (names: string[]) => names.toReversed()],
  ])('is to the letter what each set of roles would get anew, %s', async (_, turn, order) => {
    test.platform.forget([everyTag]);
    const names = order([...readers.keys()]);
    const wrong: string[] = [];
    // Every address for every set of roles; in a share of what is tried, those of one day the other way round the next.
    for (const url of shareOf(everyAddress(), { oneIn: 2, turn })) {
      for (const name of await askersOf(url, names)) {
        const kept = await test.app.inject({ url, headers: readers.get(name) ?? {} });
        if (asAnswered(kept) !== (await answerAnew(name, url))) wrong.push(`${name} at ${url}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  const isKeptFor = async (name: string, url: string) => {
    const { cacheHits } = test.installation.metrics;
    await test.app.inject({ url: '/api/profiles:loggedIn', headers: readers.get(name) ?? {} });
    const before = cacheHits.count;
    await test.app.inject({ url, headers: readers.get(name) ?? {} });
    return cacheHits.count > before;
  };

  it('is one for all sets of roles that differ by what nobody asked for', async () => {
    test.platform.forget([everyTag]);
    // The menu asks for a and c, which decide about some of its pages.
    for (const url of ['/open', `/api/pages/${open}`]) {
      expect(await isKeptFor('member b', url), `member b ${url}`).toBe(false);
      expect(await isKeptFor('member ', url), `member  ${url}`).toBe(true);
      expect(await isKeptFor('member a', url), `member a ${url}`).toBe(false);
      expect(await isKeptFor('member a,b', url), `member a,b ${url}`).toBe(true);
    }
    expect(await isKeptFor('member a', '/api/platformsettingvalues')).toBe(false);
    for (const name of ['member ', 'member b', 'member c']) {
      expect(await isKeptFor(name, '/api/platformsettingvalues'), name).toBe(true);
    }
  });

  it('is one for who answers the same, and another for the rest', async () => {
    test.platform.forget([everyTag]);
    const url = `/api/pages/${home}`;
    expect(await isKeptFor('member a', url), `member a ${url}`).toBe(false);
    expect(await isKeptFor('member ', url), `member  ${url}`).toBe(false);
    expect(await isKeptFor('member b', url), `member b ${url}`).toBe(false);
    for (const name of ['member ', 'member a', 'member b']) expect(await isKeptFor(name, url)).toBe(true);
  });

  it('follows an item that becomes one of a role', async () => {
    const item = await buildItem(test.services, list, { title: 'Eerst voor iedereen' });
    const url = `/api/listitem/list/${list}?itemCount=50`;
    const sees = async (name: string) =>
      (await test.app.inject({ url, headers: readers.get(name) ?? {} })).body.includes('Eerst voor iedereen');
    const seen = async () => [await sees('member '), await sees('member a'), await sees('member c')];
    expect(await seen()).toEqual([true, true, true]);
    await test.app.inject({
      method: 'PUT',
      url: `/api/listitem/${item.guid}`,
      headers: readers.get('admin') ?? {},
      payload: forRoles('c'),
    });
    expect(await seen()).toEqual([false, false, true]);
    // The first item of this list that names this role.
    expect(await sees('member a,b,c')).toBe(true);
  });
});
