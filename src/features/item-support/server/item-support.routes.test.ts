import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem, ListItemDetail, NewItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { JoinedPeople, OwnSupport, SupportedItem } from '../contract/item-support.ts';

type Headers = Record<string, string>;
let now = new Date();
let test: TestApp;
let list: string;
let member: Headers;
let other: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  list = (await buildList(test.services)).guid;
  member = await test.signInAs('Standard');
  other = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => test.close());

const idea = (overrides: Partial<NewItem> = {}): Promise<ListItem> =>
  buildItem(test.services, list, { listItemTypeName: 'Idea', ...overrides });
type Kind = 'vote' | 'join';
const press = (headers: Headers, { guid }: { guid: string }, kind: Kind = 'vote') =>
  test.app.inject({ method: 'PUT', url: `/api/listitem:${kind}/${guid}`, headers });
const takeBack = (headers: Headers, { guid }: { guid: string }, kind: Kind = 'vote') =>
  test.app.inject({ method: 'DELETE', url: `/api/listitem:${kind}/${guid}`, headers });
const own = (headers: Headers, { guid }: { guid: string }) =>
  test.app.inject({ url: `/api/listitem:support/${guid}`, headers });
const read = async ({ guid }: { guid: string }) =>
  (await test.app.inject({ url: `/api/listitem/${guid}` })).json<ListItemDetail>();
const inList = async ({ guid }: { guid: string }) =>
  (await test.app.inject({ url: `/api/listitem/list/${list}?itemCount=100` }))
    .json<ListItem[]>()
    .find((item) => item.guid === guid)?.support;

/** Members who need no password here. */
async function crowd(size: number): Promise<Viewer[]> {
  const rows = Array.from({ length: size }, () => {
    const id = randomUUID();
    return { id, name: '', email: `${id}@vloedhaven.example` };
  });
  await test.platform.db.insertInto('user').values(rows).execute();
  const account = { accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] } as const;
  return rows.map(({ id }) => viewerOf({ ...account, id }));
}

describe('a vote', () => {
  it('counts, is known to who gave it, and is shown to everyone as a number', async () => {
    const item = await idea();
    expect(await inList(item)).toEqual({ votes: 0, joins: 0 });
    const answer = await press(member, item);
    expect([answer.statusCode, answer.json<OwnSupport>()]).toEqual([
      200,
      { votes: 1, joins: 0, hasVoted: true, hasJoined: false, isOpen: true },
    ]);
    expect((await read(item)).support).toEqual({ votes: 1, joins: 0 });
    expect(await inList(item)).toEqual({ votes: 1, joins: 0 });
    expect((await own(other, item)).json<OwnSupport>().hasVoted).toBe(false);
  });

  it('counts once however often it is pressed, also at the same moment', async () => {
    const item = await idea();
    const answers = await Promise.all(Array.from({ length: 6 }, () => press(member, item)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect((await own(member, item)).json<OwnSupport>().votes).toBe(1);
  });

  it('is taken back by whoever gave it, and taking back twice is no less', async () => {
    const item = await idea();
    await press(member, item);
    await press(other, item);
    await Promise.all([takeBack(member, item), takeBack(member, item)]);
    expect((await own(member, item)).json()).toMatchObject({ votes: 1, hasVoted: false });
  });

  it.each(['vote', 'join'] as const)('that is taken back is gone from what is kept: %s', async (kind) => {
    const item = await idea();
    await press(member, item, kind);
    now = new Date(now.getTime() + 60_000);
    expect((await read(item)).support).toMatchObject({ [`${kind}s`]: 1 });
    await takeBack(member, item, kind);
    expect((await read(item)).support).toMatchObject({ [`${kind}s`]: 0 });
  });

  it('stays exact under fifty people at once', async () => {
    const item = await idea();
    const people = await crowd(50);
    const { itemSupport } = test.services;
    const each = (one: Viewer) => [
      itemSupport.add(one, item.guid, 'vote'),
      itemSupport.add(one, item.guid, 'join'),
      itemSupport.add(one, item.guid, 'vote'),
    ];
    await Promise.all(people.flatMap(each));
    expect((await own(member, item)).json()).toMatchObject({ votes: 50, joins: 50 });
    await Promise.all(people.slice(0, 20).map((one) => itemSupport.takeBack(one, item.guid, 'vote')));
    expect((await own(member, item)).json()).toMatchObject({ votes: 30, joins: 50 });
    const rows = await test.platform.db
      .selectFrom('item_support')
      .select('kind')
      .where('item_id', '=', item.guid)
      .execute();
    expect(rows.filter(({ kind }) => kind === 'vote')).toHaveLength(30);
  });
});

describe('who may', () => {
  it('asks a visitor to sign in, for every call', async () => {
    const item = await idea();
    const answers = await Promise.all([
      press({}, item),
      takeBack({}, item),
      press({}, item, 'join'),
      takeBack({}, item, 'join'),
      own({}, item),
      test.app.inject({ url: `/api/listitem:joined/${item.guid}` }),
      test.app.inject({ url: '/api/profiles:support' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(401));
  });

  it('knows nothing of an item that one may not see', async () => {
    const secret = await idea({ visibility: 'Admin' });
    const draft = await idea({ isPublished: false });
    for (const item of [secret, draft, { guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01' }]) {
      const joined = test.app.inject({ url: `/api/listitem:joined/${item.guid}`, headers: member });
      const answers = await Promise.all([press(member, item), takeBack(member, item), own(member, item), joined]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect((await press(member, { guid: 'geen-guid' })).statusCode).toBe(400);
  });

  it('has nothing to press where the type offers none', async () => {
    const news = await buildItem(test.services, list);
    const event = await buildItem(test.services, list, { listItemTypeName: 'Event' });
    expect((await press(member, news)).statusCode).toBe(404);
    expect((await press(member, event)).statusCode).toBe(404);
    expect((await press(member, event, 'join')).json()).toEqual({
      joins: 1,
      hasVoted: false,
      hasJoined: true,
      isOpen: true,
    });
    expect((await read(news)).support).toBeUndefined();
    expect((await read(event)).support).toEqual({ joins: 1 });
  });

  it('is closed for what is over and what is not out yet, and can be taken back all the same', async () => {
    const item = await idea();
    await press(member, item);
    await test.app.inject({
      method: 'PUT',
      url: `/api/listitem/${item.guid}`,
      headers: manager,
      payload: { metadata: { 'period-end': '2020-01-01T10:00:00Z' } },
    });
    const answer = await press(other, item);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'support-closed']);
    expect((await takeBack(member, item)).json()).toMatchObject({ votes: 0, hasVoted: false, isOpen: false });
    const draft = await idea({ isPublished: false });
    expect((await press(manager, draft)).statusCode).toBe(409);
  });
});

describe('who joined', () => {
  it('is known by name to members, the newest first, under the name they chose', async () => {
    const item = await idea();
    await press(other, item, 'join');
    now = new Date(now.getTime() + 1000);
    await test.app.inject({
      method: 'PUT',
      url: '/api/profiles:loggedIn',
      headers: member,
      payload: { properties: [{ key: 'alias', value: 'Havenmeeuw' }] },
    });
    await press(member, item, 'join');
    const url = `/api/listitem:joined/${item.guid}`;
    const answer = (await test.app.inject({ url, headers: other })).json<JoinedPeople>();
    expect(answer.totalNumberOfPeople).toBe(2);
    expect(answer.people.map(({ name }) => name)).toEqual(['Havenmeeuw', 'Test Standard']);
    expect(Object.keys(answer.people[0] ?? {}).sort()).toEqual(['guid', 'name', 'photo']);
    const page = await test.app.inject({ url: `${url}?itemCount=1&pageNumber=2`, headers: other });
    expect(page.json<JoinedPeople>().people.map(({ name }) => name)).toEqual(['Test Standard']);
  });

  it('leaves out who is switched off', async () => {
    const item = await idea();
    const gone = await test.signInAs('Standard');
    await press(gone, item, 'join');
    const [{ guid = '' } = {}] = (
      await test.app.inject({ url: `/api/listitem:joined/${item.guid}`, headers: member })
    ).json<JoinedPeople>().people;
    await test.platform.db.updateTable('user').set({ is_active: false }).where('id', '=', guid).execute();
    const after = await test.app.inject({ url: `/api/listitem:joined/${item.guid}`, headers: member });
    expect(after.json()).toEqual({ totalNumberOfPeople: 0, people: [] });
  });
});

describe('kept pages (docs/decisions/0023)', () => {
  it('hear of the first change at once, and in a rush not of each', async () => {
    const item = await idea();
    expect(await inList(item)).toEqual({ votes: 0, joins: 0 });
    await press(member, item);
    expect(await inList(item)).toEqual({ votes: 1, joins: 0 });
    await press(other, item);
    // Still the kept one; the number itself is right for who asks for it.
    expect(await inList(item)).toEqual({ votes: 1, joins: 0 });
    expect((await own(manager, item)).json<OwnSupport>().votes).toBe(2);
    now = new Date(now.getTime() + 6000);
    await press(manager, item);
    expect(await inList(item)).toEqual({ votes: 3, joins: 0 });
  });

  it('end by themselves when they could miss a change', async () => {
    const item = await idea();
    await press(member, item);
    expect([await inList(item), (await read(item)).support]).toEqual(Array(2).fill({ votes: 1, joins: 0 }));
    await press(other, item);
    expect([await inList(item), (await read(item)).support]).toEqual(Array(2).fill({ votes: 1, joins: 0 }));
    now = new Date(now.getTime() + 10_000);
    expect(await inList(item)).toEqual({ votes: 2, joins: 0 });
    expect((await read(item)).support).toEqual({ votes: 2, joins: 0 });
  });
});

describe('one’s own', () => {
  it('is listed for oneself, without the title of what one may not read any more', async () => {
    const person = await test.signInAs('Standard');
    const open = await idea({ title: 'Zwemsteiger' });
    const closed = await idea({ title: 'Geheim plan' });
    await press(person, open);
    now = new Date(now.getTime() + 1000);
    await press(person, closed, 'join');
    const mine = async () =>
      (await test.app.inject({ url: '/api/profiles:support', headers: person })).json<{ items: SupportedItem[] }>();
    expect((await mine()).items.map(({ kind, title }) => [kind, title])).toEqual([
      ['join', 'Geheim plan'],
      ['vote', 'Zwemsteiger'],
    ]);
    const url = `/api/listitem/${closed.guid}`;
    await test.app.inject({ method: 'PUT', url, headers: manager, payload: { visibility: 'Admin' } });
    const [first] = (await mine()).items;
    expect(first).toMatchObject({ kind: 'join', title: null, path: null });
    const data = await test.app.inject({ url: '/api/profiles:data', headers: person });
    expect(data.json<{ support: object[] }>().support).toEqual([
      expect.objectContaining({ kind: 'join', guid: closed.guid, title: null }),
      expect.objectContaining({ kind: 'vote', guid: open.guid, title: 'Zwemsteiger' }),
    ]);
  });

  it('goes with the account, and kept pages hear of it', async () => {
    const item = await idea();
    const leaving = await test.signInAs('Standard');
    await press(leaving, item);
    await press(leaving, item, 'join');
    await press(member, item);
    const { email } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers: leaving })).json<{
      email: string;
    }>();
    now = new Date(now.getTime() + 6000);
    expect(await inList(item)).toMatchObject({ joins: expect.any(Number) as number });
    const gone = await test.app.inject({
      method: 'DELETE',
      url: '/api/profiles:loggedIn',
      headers: leaving,
      payload: { email, password: 'een lang wachtwoord 1' },
    });
    expect(gone.statusCode).toBe(200);
    expect(await inList(item)).toEqual({ votes: 1, joins: 0 });
  });

  it('goes with the item', async () => {
    const item = await idea();
    await press(member, item);
    await test.platform.db.deleteFrom('item').where('id', '=', item.guid).execute();
    const { db } = test.platform;
    const left = await Promise.all([
      db.selectFrom('item_support').select('kind').where('item_id', '=', item.guid).execute(),
      db.selectFrom('item_support_count').select('votes').where('item_id', '=', item.guid).execute(),
    ]);
    expect(left).toEqual([[], []]);
  });
});

describe('the people in an item’s fields', () => {
  it('have a name for members, and none for visitors', async () => {
    const url = '/api/profiles:loggedIn';
    const { guid } = (await test.app.inject({ url, headers: other })).json<{ guid: string }>();
    const types = await test.services.itemTypes.all();
    const news = types.find(({ name }) => name === 'News');
    const author = news?.fields.find(({ key }) => key === 'author')?.id ?? '';
    const item = await buildItem(test.services, list, { fields: { [author]: [guid] } }, system);
    const fields = async (headers: Headers) =>
      (await test.app.inject({ url: `/api/listitem/${item.guid}`, headers })).json<ListItemDetail>().fields;
    expect((await fields(member)).author).toEqual([{ guid, name: 'Test Standard', photo: null }]);
    expect((await fields({})).author).toEqual([{ name: null }]);
    await test.app.inject({ method: 'PUT', url, headers: other, payload: { firstName: 'Noor', lastName: 'Dam' } });
    expect((await fields(member)).author).toEqual([{ guid, name: 'Noor Dam', photo: null }]);
  });
});
