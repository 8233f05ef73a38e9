import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import type { ItemWorkingCopy } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import type { ListItemDetail, NewItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { MadePreview, PreviewLinks } from '../contract/preview.ts';

type Headers = Record<string, string>;

let test: TestApp;
let roleId: string;
let admin: Headers;
let manager: Headers;
let editor: Headers;
let member: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Havendienst');
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  member = await test.signInAs('Standard');
  ({ guid: list } = await buildList(test.services, {
    page: { editPermission: 'Roles', editRoles: [roleId] },
    block: { addPermission: 'Users' },
  }));
});
afterAll(() => test.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const item = async (overrides: Partial<NewItem> = {}, where = list) =>
  (await buildItem(test.services, where, overrides)).guid;
const ask = (id: string, body: object = {}, headers = editor) =>
  send('POST', `/api/listitem:previews/${id}`, headers, body);
const make = async (id: string, body: object = {}, headers = editor): Promise<MadePreview> => {
  const answer = await ask(id, body, headers);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<MadePreview>();
};
const open = (path: string, headers: Headers = {}) => send('GET', `/api${path}`, headers);
const opened = async (path: string, headers: Headers = {}): Promise<ListItemDetail> => {
  const answer = await open(path, headers);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ item: ListItemDetail }>().item;
};
const links = async (id: string, headers = editor) =>
  (await send('GET', `/api/listitem:previews/${id}`, headers)).json<PreviewLinks>();

/** In its editor: what readers have stays as it is. */
async function write(id: string, operation: object): Promise<void> {
  const { sequence: base } = (await send('GET', `/api/listitem:workingcopy/${id}`, admin)).json<ItemWorkingCopy>();
  const own = { id: randomUUID(), group: randomUUID(), undoes: null, operation };
  const answer = await send('POST', `/api/listitem:operations/${id}`, admin, { base, operations: [own] });
  expect(answer.json<{ refused: unknown[] }>().refused, answer.body).toEqual([]);
}
const typeBefore = (id: string, words: string) =>
  write(id, {
    kind: 'text',
    place: { block: null, path: ['title'], language: 'nl', format: 'plain' },
    steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } }],
  });

describe('a link', () => {
  it('shows what is being written of an item, and follows it; readers keep what they have', async () => {
    const id = await item({ title: 'havenfeest' });
    await typeBefore(id, 'Groot ');
    const { path } = await make(id);
    expect(await opened(path)).toMatchObject({
      guid: id,
      title: 'Groot havenfeest',
      can: { edit: false, delete: false },
    });
    await typeBefore(id, 'Heel ');
    expect((await opened(path)).title).toBe('Heel Groot havenfeest');
    expect((await send('GET', `/api/listitem/${id}`)).json<ListItemDetail>().title).toBe('havenfeest');
    expect((await links(id)).links).toMatchObject([{ opened: 2, isPinned: false }]);
  });

  it('shows what a call changed at once, also before anybody opens the editor again, and writes nothing', async () => {
    const id = await item({ title: 'Eerst' });
    await typeBefore(id, 'Nu ');
    const { path } = await make(id);
    await send('PUT', `/api/listitem/${id}`, admin, { title: 'Eerst en later' });
    const log = () => test.platform.db.selectFrom('item_operation').select('id').where('item_id', '=', id).execute();
    const before = (await log()).length;
    expect((await opened(path)).title).toBe('Nu Eerst en later');
    expect((await log()).length).toBe(before);
  });

  it('that is pinned shows it as it was, also a draft that nobody reads yet', async () => {
    const id = await item({ title: 'toen', isPublished: false });
    const { path } = await make(id, { isPinned: true, days: 3 });
    await typeBefore(id, 'Niet meer ');
    expect((await opened(path)).title).toBe('toen');
    expect((await send('GET', `/api/listitem/${id}`)).statusCode).toBe(404);
  });

  it('ends when it is revoked, and goes with its item into the trash and back', async () => {
    const id = await item();
    const [revoked, other] = [await make(id), await make(id)];
    for (const [headers, status] of [
      [member, 404],
      [{}, 401],
      [manager, 204],
    ] as const) {
      expect((await send('DELETE', `/api/previews/${revoked.id}`, headers)).statusCode).toBe(status);
    }
    expect((await open(revoked.path)).json()).toMatchObject({ status: 410, code: 'preview-over' });
    await send('DELETE', `/api/listitem/${id}`, admin);
    expect((await open(other.path)).statusCode).toBe(410);
    expect((await ask(id)).statusCode).toBe(404);
    await send('POST', `/api/listitem:restore/${id}`, admin, {});
    expect((await opened(other.path)).guid).toBe(id);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: id });
    const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('preview.'));
    expect(actions.sort()).toEqual(['preview.made', 'preview.made', 'preview.revoked']);
  });

  it('is kept by nobody', async () => {
    const { path } = await make(await item());
    expect((await open(path)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });
});

describe('rights', () => {
  it('a link is made by who may edit the list; who only added the item is told so', async () => {
    const id = await item({ isPublished: false });
    for (const [headers, status] of [
      [member, 404],
      [{}, 401],
    ] as const) {
      expect((await ask(id, {}, headers)).statusCode).toBe(status);
      expect((await send('GET', `/api/listitem:previews/${id}`, headers)).statusCode).toBe(status);
    }
    expect((await ask(randomUUID())).statusCode).toBe(404);
    expect((await ask(id, { days: 91 })).statusCode).toBe(400);
    const added = await send('POST', `/api/listitem/list/${list}`, member, [
      { title: 'Van een lid', listItemTypeName: 'News', isPublished: false },
    ]);
    const [own] = added.json<{ guid: string }[]>();
    expect(await links(own?.guid ?? '', member)).toMatchObject({ whyNot: 'not-editor' });
    expect((await ask(own?.guid ?? '', {}, member)).statusCode).toBe(403);
    expect((await links(own?.guid ?? '')).whyNot).toBeNull();
  });

  it('makes none of an item that is for some only, or in a list for some', async () => {
    const hidden = await buildList(test.services, { page: { visibility: 'Users' } });
    for (const id of [await item({ visibility: 'Users' }), await item({}, hidden.guid)]) {
      expect(await links(id, manager)).toMatchObject({ whyNot: 'for-some' });
      const answer = await ask(id, {}, manager);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'preview-not-public']);
    }
  });

  it.each([true, false])('ends with the item being for everyone, pinned %s', async (isPinned) => {
    const id = await item();
    const { path } = await make(id, { isPinned });
    await write(id, { kind: 'page', path: ['visibility'], value: 'Users' });
    expect((await open(path)).statusCode).toBe(410);
    expect((await open(path, admin)).statusCode).toBe(410);
    await write(id, { kind: 'page', path: ['visibility'], value: 'Public' });
    expect((await open(path)).statusCode).toBe(200);
  });

  it('shows the files of a draft that are in it, while a link shows it', async () => {
    const id = await item({ isPublished: false });
    const bytes = await pictures.png({ width: 8, height: 8 });
    const holder = { kind: 'item', id };
    const add = async () => (await test.services.assets.add(system, { name: 'kade.png', bytes, holder })).guid;
    const [used, unused] = [await add(), await add()];
    const block = {
      guid: randomUUID(),
      buildingBlockName: 'Image',
      content: { imageGuid: used, alt: { $lang: { nl: 'De kade' } } },
    };
    const changed = await send('PUT', `/api/listitem/${id}`, admin, { contentBuildingBlockInstances: [block] });
    expect([changed.statusCode, changed.body]).toEqual([200, expect.any(String)]);
    const statuses = async () =>
      (await Promise.all([used, unused].map((file) => send('GET', `/a/${file}`)))).map(({ statusCode }) => statusCode);
    expect(await statuses()).toEqual([401, 401]);
    const { id: link } = await make(id);
    expect(await statuses()).toEqual([200, 401]);
    await send('DELETE', `/api/previews/${link}`, manager);
    expect(await statuses()).toEqual([401, 401]);
  });
});

it('what visitors say about an item is for who edits it, under the name they gave', async () => {
  const id = await item();
  const { path } = await make(id);
  const say = (payload: object) => send('POST', `/api${path}/comments`, {}, payload);
  expect((await say({ name: 'Buurvrouw', words: '<b>Mooi!</b>' })).statusCode).toBe(204);
  expect((await say({ name: 'X', words: 'x', block: randomUUID() })).statusCode).toBe(404);
  expect((await say({ name: 'X', words: 'x'.repeat(5001) })).statusCode).toBe(400);
  expect((await send('GET', `/api/listitem:comments/${id}`, editor)).json()).toMatchObject({
    threads: [{ block: null, comments: [{ by: { name: 'Buurvrouw' }, isGuest: true, words: '<b>Mooi!</b>' }] }],
  });
});
