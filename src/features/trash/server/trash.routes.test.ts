import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { filmBlock, shownVendors } from '#features/list-items/server/testing/film-block.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { TrashEntry, TrashKind, TrashList, TrashRefused, TrashRestored } from '../contract/trash.ts';

type Headers = Record<string, string>;
interface Restored {
  restored: TrashRestored[];
  refused: TrashRefused[];
}

let test: TestApp;
let roleId: string;
let manager: Headers;
let admin: Headers;
let editor: Headers;
let member: Headers;
const day = 86_400_000;
/** How far the server's clock is ahead; back to nothing at once, because sessions end too. */
let ahead = 0;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  roleId = await test.makeRole('Havendienst');
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'DELETE';
const send = (method: Method, url: string, payload?: object, headers = manager) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
async function ok<T>(method: Method, url: string, payload?: object, headers = manager): Promise<T> {
  const answer = await send(method, url, payload, headers);
  expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([answer.body === '' ? 204 : 200, '']);
  return answer.body === '' ? (undefined as T) : answer.json<T>();
}
const list = (query = '', headers = manager) => ok<TrashList>('GET', `/api/trash?${query}`, undefined, headers);
const find = async (id: string, headers = manager): Promise<TrashEntry | undefined> =>
  (await list('itemCount=100', headers)).entries.find((entry) => entry.id === id);
const restore = (kind: TrashKind, id: string, more: object = {}, headers = manager) =>
  ok<Restored>('POST', '/api/trash:restore', { entries: [{ kind, id }], ...more }, headers);
const purge = (kind: TrashKind, id: string) =>
  ok<{ refused: TrashRefused[] }>('POST', '/api/trash:purge', { entries: [{ kind, id }] });
const kindAt = async (path: string) => (await send('GET', `/api/pages:atPath?path=${path}`, undefined, {})).json().kind;
const actionsOn = async (id: string) => {
  const rows = test.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).orderBy('id');
  return (await rows.execute()).map(({ action }) => action);
};
const menuSource = () => test.services.menus.source(system, 'Top level menu');

let trees = 0;
/** Feast, with programme below it and saturday below that, after a page beside it. */
async function aTree(overrides: object = {}) {
  trees += 1;
  const name = (words: string) => text(`${words} ${trees}`);
  const [sail, feast, programme, saturday] = await Promise.all(
    ['Sail', 'Havenfeest', 'Programma', 'Zaterdag'].map((words) =>
      buildPage(test.services, { title: name(words), ...overrides }),
    ),
  );
  if (!sail || !feast || !programme || !saturday) throw new Error('not built');
  const below = [{ name: name('Zaterdag'), urlSegment: text('zaterdag'), pageId: saturday }];
  await addMenuItems(test.services.menus, { viewer: system }, 'Top level menu', [
    {
      name: name('Meedoen'),
      urlSegment: text(`meedoen-${trees}`),
      children: [
        { name: name('Sail'), urlSegment: text('sail'), pageId: sail },
        {
          name: name('Havenfeest'),
          urlSegment: text('feest'),
          pageId: feast,
          children: [{ name: name('Programma'), urlSegment: text('programma'), pageId: programme, children: below }],
        },
      ],
    },
  ]);
  return { number: trees, path: `/meedoen-${trees}/feest`, sail, feast, programme, saturday };
}

describe('a page with all below it', () => {
  it('goes, is one entry with where it stood, and comes back to its place, by whoever threw it away', async () => {
    const { feast, programme, saturday, path, number } = await aTree();
    await ok('DELETE', `/api/pages/${feast}?withPagesBelow=true`);
    for (const at of [path, `${path}/programma`, `${path}/programma/zaterdag`]) expect(await kindAt(at)).toBe('gone');
    const entry = await find(feast);
    expect(entry).toMatchObject({
      kind: 'page',
      title: `Havenfeest ${number}`,
      sort: 'page',
      place: { state: 'there', trail: [`Meedoen ${number}`], after: `Sail ${number}` },
      below: [{ id: programme }, { id: saturday }],
      belowCount: 2,
      deletedBy: { name: 'Test ContentManager' },
      daysLeft: 30,
      can: { purge: true },
    });
    expect(await find(programme)).toBeUndefined();
    // Who manages content does not stumble over it in the menu either.
    const menu = await ok<{ items: { name: string }[] }>('GET', '/api/menus:withName?name=Top level menu');
    expect(JSON.stringify(menu)).not.toContain(`Havenfeest ${number}`);

    const { restored } = await restore('page', feast);
    expect(restored[0]).toMatchObject({ id: feast, below: [programme, saturday].sort() });
    for (const at of [path, `${path}/programma`, `${path}/programma/zaterdag`]) expect(await kindAt(at)).toBe('page');
    expect(await actionsOn(saturday)).toEqual(['page.created', 'page.published', 'page.deleted', 'page.restored']);

    // Undo of putting back: the same again.
    await ok('POST', '/api/trash:undo', { restored });
    expect(await find(feast)).toMatchObject({ belowCount: 2 });
  });

  it('comes back without the rest, and the rest without it', async () => {
    const { feast, programme, path } = await aTree();
    await ok('DELETE', `/api/pages/${feast}?withPagesBelow=true`);
    expect((await restore('page', programme, { isAlone: true })).refused).toEqual([]);
    expect([await kindAt(`${path}/programma`), await kindAt(path)]).toEqual(['page', 'gone']);
    expect(await find(feast)).toMatchObject({ belowCount: 1 });
    await restore('page', feast, { isAlone: true });
    expect([await kindAt(path), await kindAt(`${path}/programma/zaterdag`)]).toEqual(['page', 'gone']);
    expect((await list('kind=page&search=zaterdag')).entries.length).toBeGreaterThan(0);
  });

  it('is not thrown away at all when one of them may not be', async () => {
    const { feast, programme } = await aTree({ editPermission: 'Roles', editRoles: [roleId] });
    const closed = await buildPage(test.services);
    const item = (await menuSource()).items.find(({ pageGuid }) => pageGuid === programme);
    await test.services.menus.add({ viewer: system }, 'Top level menu', {
      parentGuid: item?.guid ?? null,
      name: text('Dicht'),
      description: text(''),
      urlSegment: text('dicht'),
      pageGuid: closed,
      externalUrl: null,
      isVisible: true,
      relatedMenuItems: [],
    });
    expect((await send('DELETE', `/api/pages/${feast}?withPagesBelow=true`, undefined, editor)).statusCode).toBe(403);
    expect(await find(feast)).toBeUndefined();
    expect((await send('DELETE', `/api/pages/${programme}`, undefined, editor)).statusCode).toBe(204);
  });

  it('asks for a new place when its own is gone or taken, and takes all below it along', async () => {
    const { feast, sail, path, number } = await aTree();
    await ok('DELETE', `/api/pages/${feast}?withPagesBelow=true`);
    const { items } = await menuSource();
    const itemOf = (page: string) => items.find(({ pageGuid }) => pageGuid === page)?.guid;
    const heading = items.find(({ name }) => name.$lang.nl === `Meedoen ${number}`);
    // Someone gives the address to another page meanwhile.
    const other = await buildPage(test.services);
    const taking = { name: text('Ander feest'), urlSegment: text('feest'), pageGuid: other, parentGuid: heading?.guid };
    await ok('POST', '/api/menuitems', taking);
    expect((await restore('page', feast)).refused).toMatchObject([{ id: feast, code: 'path-taken' }]);
    expect(await find(feast)).toBeDefined();
    // And then the whole heading goes.
    await ok('DELETE', `/api/menuitems/${heading?.guid}`);
    expect(await find(feast)).toMatchObject({ place: { state: 'gone', trail: [`Meedoen ${number}`] } });
    expect((await restore('page', feast)).refused).toMatchObject([{ code: 'place-gone' }]);
    const gone = { place: { parentGuid: itemOf(sail) } };
    expect((await restore('page', feast, gone)).refused).toMatchObject([{ code: 'bad-input' }]);
    const spots = await ok<{ guid: string; trail: string[] }[]>('GET', `/api/trash:spots?kind=page&id=${feast}`);
    expect(spots.map(({ guid }) => guid)).not.toContain(heading?.guid);
    const { guid: parentGuid = '', trail = [] } = spots.find((spot) => spot.trail[0]?.startsWith('Meedoen')) ?? {};
    const { restored } = await restore('page', feast, { place: { parentGuid } });
    expect(restored[0]?.below).toHaveLength(2);
    const parent = `/meedoen-${trail[0]?.split(' ')[1]}`;
    expect(await kindAt(`${parent}/feest/programma/zaterdag`)).toBe('page');
    // Who knows an address of before is led on.
    expect(await kindAt(`${path}/programma`)).toBe('redirect');
    expect((await actionsOn(feast)).at(-1)).toBe('page.restored');
  });

  it('goes for good with all below it, and leaves no name in the menu', async () => {
    const { feast, programme, path, number } = await aTree();
    await ok('DELETE', `/api/pages/${feast}?withPagesBelow=true`);
    expect(
      (await send('POST', '/api/trash:purge', { entries: [{ kind: 'page', id: feast }] }, editor)).statusCode,
    ).toBe(403);
    expect((await purge('page', feast)).refused).toEqual([]);
    expect((await purge('page', feast)).refused).toMatchObject([{ code: 'not-found' }]);
    expect([await find(feast), await kindAt(path)]).toEqual([undefined, 'gone']);
    expect((await menuSource()).items.map(({ name }) => name.$lang.nl)).not.toContain(`Programma ${number}`);
    expect((await actionsOn(programme)).at(-1)).toBe('page.purged');
  });

  it('comes back as a shared part to the pages that show it', async () => {
    const part = await buildPage(test.services, { title: text('Contact') }, 'shared-part');
    await ok('DELETE', `/api/pages/${part}`);
    const { restored, refused } = await restore('page', part);
    expect(refused).toEqual([]);
    await ok('POST', '/api/trash:undo', { restored });
    expect(await find(part)).toMatchObject({ title: 'Contact', sort: 'shared-part' });
  });
});

describe('a block', () => {
  const block = () => buildBlock({ heading: text('Bezoek de modelwoning'), roleIds: [], visibility: 'Users' });

  async function aPage(overrides: object = {}) {
    const blocks = [buildBlock(), block(), buildBlock({ sortId: 2 })].map((one, sortId) => ({ ...one, sortId }));
    const id = await buildPage(test.services, {
      title: text('Havenkwartier'),
      buildingBlockInstances: blocks,
      ...overrides,
    });
    return { id, guids: blocks.map(({ guid }) => guid) as [string, string, string] };
  }
  const operate = async (id: string, operation: object, headers = manager, undoes: string | null = null) => {
    const { sequence } = await test.services.pages.workingCopy(system, id);
    const own = randomUUID();
    const operations = [{ id: own, operation, group: own, undoes }];
    await ok('POST', `/api/pages/${id}/operations`, { base: sequence, operations }, headers);
    return own;
  };
  const blocksOf = async (id: string) =>
    (await test.services.pages.workingCopy(system, id)).document.buildingBlockInstances
      .toSorted((one, other) => one.sortId - other.sortId)
      .map(({ guid }) => guid);

  it('that was taken off its page comes back to its place, for whoever may edit the page', async () => {
    const { id, guids } = await aPage();
    await operate(id, { kind: 'remove', block: guids[1] });
    expect(await find(guids[1])).toMatchObject({
      kind: 'block',
      title: 'Bezoek de modelwoning',
      sort: 'Text',
      of: 'Havenkwartier',
      place: { state: 'there', area: 'main', position: 2 },
      daysLeft: 30,
    });
    expect((await restore('block', guids[1], {}, member)).refused).toMatchObject([{ code: 'not-found' }]);
    const { restored, refused } = await restore('block', guids[1], {}, admin);
    expect([await blocksOf(id), refused]).toEqual([guids, []]);
    expect(await find(guids[1])).toBeUndefined();
    // A block with rights of its own brings those back.
    expect((await actionsOn(id)).at(-1)).toBe('page.permissions-changed');
    await ok('POST', '/api/trash:undo', { restored });
    expect(await find(guids[1])).toBeDefined();
    // Who threw it away takes that back.
    await operate(id, { kind: 'remove', block: guids[0] });
    await restore('block', guids[0]);
    expect(await blocksOf(id)).toEqual([guids[0], guids[2]]);
  });

  it('whose adding was taken back was never thrown away, and one that is back is not in the trash', async () => {
    const { id, guids } = await aPage();
    const added = { ...buildBlock(), headingLevel: 2, background: 'none', version: 1 };
    const own = await operate(id, { kind: 'add', block: added, spot: { area: 'main', after: null } });
    await operate(id, { kind: 'remove', block: added.guid }, manager, own);
    expect(await find(added.guid)).toBeUndefined();
    const removed = await operate(id, { kind: 'remove', block: guids[2] });
    await test.services.pages.publishWorkingCopy({ viewer: system }, id, {});
    expect(await find(guids[2])).toBeDefined();
    await test.services.pages.restoreVersion({ viewer: system }, id, 1);
    expect([await find(guids[2]), removed.length]).toEqual([undefined, 36]);
  });

  it('leaves the trash for good, after thirty days, and with its page', async () => {
    const { id, guids } = await aPage();
    for (const block of guids) await operate(id, { kind: 'remove', block });
    expect((await purge('block', guids[0])).refused).toEqual([]);
    expect((await restore('block', guids[0])).refused).toMatchObject([{ code: 'not-found' }]);
    expect(await actionsOn(id)).toContain('block.purged');
    ahead = 31 * day;
    const later = await test.services.trash.list(system, {
      language: 'nl',
      kind: 'block',
      search: '',
      pageNumber: 1,
      itemCount: 100,
    });
    ahead = 0;
    expect(later.entries).toEqual([]);
    expect(await find(guids[1])).toBeDefined();
    await ok('DELETE', `/api/pages/${id}`);
    expect(await find(guids[1])).toBeUndefined();
  });
});

describe('an item', () => {
  it('comes back to its list, or to another when that is gone', async () => {
    const own = await buildList(test.services);
    const other = await buildList(test.services);
    const wrong = await buildList(test.services, { options: { itemTypeNames: ['Event'] } });
    const { guid } = await buildItem(test.services, own.guid, { title: 'Wegomleiding' });
    await ok('DELETE', `/api/listitem/${guid}`);
    expect(await find(guid)).toMatchObject({ kind: 'item', title: 'Wegomleiding', place: { state: 'there' } });
    const { restored } = await restore('item', guid);
    await ok('POST', '/api/trash:undo', { restored });
    await ok('DELETE', `/api/pages/${own.pageId}`);
    expect(await find(guid)).toMatchObject({ place: { state: 'gone', trail: [expect.stringMatching(/^Lijst /)] } });
    expect((await restore('item', guid)).refused).toMatchObject([{ code: 'place-gone' }]);
    expect((await restore('item', guid, { place: { listGuid: wrong.guid } })).refused).toMatchObject([
      { code: 'wrong-list' },
    ]);
    const spots = await ok<{ guid: string }[]>('GET', `/api/trash:spots?kind=item&id=${guid}`);
    expect(spots.map((spot) => spot.guid)).toEqual(expect.arrayContaining([other.guid]));
    expect(spots.map((spot) => spot.guid)).not.toContain(wrong.guid);
    expect((await restore('item', guid, { place: { listGuid: other.guid } })).refused).toEqual([]);
    const items = await ok<{ guid: string }[]>('GET', `/api/listitem/list/${other.guid}`, undefined, {});
    expect(items.map((item) => item.guid)).toEqual([guid]);
  });

  it('comes back with the film that is of somebody else, and goes again with it', async () => {
    const own = await buildList(test.services);
    const { guid } = await buildItem(test.services, own.guid, { contentBuildingBlockInstances: [filmBlock] });
    const vendors = () => shownVendors(test.app);
    await ok('DELETE', `/api/listitem/${guid}`);
    expect(await vendors()).toBe('');
    const { restored } = await restore('item', guid);
    expect(await vendors()).toBe('youtube');
    await ok('POST', '/api/trash:undo', { restored });
    expect(await vendors()).toBe('');
  });

  it('goes for good', async () => {
    const { guid: listId } = await buildList(test.services);
    const { guid } = await buildItem(test.services, listId);
    expect((await purge('item', guid)).refused).toMatchObject([{ code: 'not-found' }]);
    await ok('DELETE', `/api/listitem/${guid}`);
    await purge('item', guid);
    expect([await find(guid), (await actionsOn(guid)).at(-1)]).toEqual([undefined, 'item.purged']);
  });
});

it('a file comes back, and goes for good', async () => {
  const bytes = await pictures.png({ width: 8, height: 8 });
  const { guid } = await test.services.assets.add(system, { name: 'kade.png', bytes });
  await ok('DELETE', `/api/assets/${guid}`);
  expect(await find(guid)).toMatchObject({ kind: 'file', title: 'kade.png', sort: 'image', place: { state: 'none' } });
  expect(await find(guid, editor)).toBeUndefined();
  const { restored } = await restore('file', guid);
  await ok('POST', '/api/trash:undo', { restored });
  await purge('file', guid);
  expect([await find(guid), (await actionsOn(guid)).at(-1)]).toEqual([undefined, 'asset.purged']);
});

describe('who sees what', () => {
  it('is who may edit it: an editor by role their pages, blocks and items, a member nothing', async () => {
    const mine = { editPermission: 'Roles' as const, editRoles: [roleId] };
    const { guid: listId, pageId } = await buildList(test.services, { page: mine });
    const { guid: item } = await buildItem(test.services, listId);
    await ok('DELETE', `/api/listitem/${item}`);
    const [own, others] = [await buildPage(test.services, mine), await buildPage(test.services)];
    for (const id of [own, others]) await ok('DELETE', `/api/pages/${id}`, undefined, id === own ? editor : manager);
    const seen = (await list('itemCount=100', editor)).entries.map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining([item, own]));
    expect(seen).not.toContain(others);
    expect((await find(own, editor))?.can.purge).toBe(false);
    expect((await list('', member)).totalNumberOfItems).toBe(0);
    expect((await restore('page', own, {}, member)).refused).toMatchObject([{ code: 'not-allowed' }]);
    expect((await restore('page', own, {}, editor)).refused).toEqual([]);
    // What a manager threw away is theirs to bring back.
    await ok('DELETE', `/api/pages/${pageId}`);
    expect((await restore('page', pageId, {}, editor)).refused).toMatchObject([{ code: 'decided-by-editors' }]);
    expect((await send('GET', '/api/trash', undefined, {})).statusCode).toBe(401);
  });

  it('comes in pages, newest first, each thing once', async () => {
    const first = await list('itemCount=3&kind=page');
    const second = await list('itemCount=3&kind=page&pageNumber=2');
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect([new Set(ids).size, first.totalNumberOfItems]).toEqual([6, second.totalNumberOfItems]);
    const moments = [...first.entries, ...second.entries].map(({ deletedAt }) => deletedAt);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect((await list('search=bestaat-niet-zo')).entries).toEqual([]);
  });
});

// The last: it empties the trash of all that the others put there.
it('a page with all below it is let go by itself after thirty days, with its name in the menu', async () => {
  const { feast, number } = await aTree();
  await ok('DELETE', `/api/pages/${feast}?withPagesBelow=true`);
  ahead = 31 * day;
  await test.installation.jobs.runRecurring('empty-page-trash');
  ahead = 0;
  expect(await find(feast)).toBeUndefined();
  expect((await menuSource()).items.map(({ name }) => name.$lang.nl)).not.toContain(`Programma ${number}`);
});
