import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { ListItem, ListItemDetail } from '../contract/list-item.ts';
import { buildItem, buildList, buildNewItem } from './list-items.factory.ts';

const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
type Headers = Record<string, string>;
let test: TestApp;
let roleId: string;
const people: Record<'visitor' | 'member' | 'team' | 'manager' | 'admin', Headers> = {
  visitor: {},
  member: {},
  team: {},
  manager: {},
  admin: {},
};
type Person = keyof typeof people;
const everyone = Object.keys(people) as Person[];

beforeAll(async () => {
  test = await startTestApp({ clock });
  roleId = await test.makeRole('Redactie');
  people.member = await test.signInAs('Standard');
  people.team = await test.signInAs('Standard', { roleIds: [roleId] });
  people.manager = await test.signInAs('ContentManager');
  people.admin = await test.signInAs('Admin');
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const get = (url: string, who: Person = 'visitor') => test.app.inject({ url, headers: people[who] });
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: unknown, who: Person) =>
  test.app.inject({
    method,
    url,
    headers: people[who],
    ...(payload === undefined ? {} : { payload: payload as object }),
  });

/** Every way in which an item could be reached must say the same. */
async function reaches(who: Person, list: string, item: ListItem): Promise<boolean> {
  const query = new URLSearchParams({ [list]: '{"itemCount":50}' });
  const parts = await Promise.all([
    get(`/api/listitem/${item.guid}`, who),
    get(`/api/listitem/short/${item.shortId}`, who),
    get(`/api/listitem/list/${list}?itemCount=50`, who),
    get(`/api/listitem/lists?${query}`, who),
    get(`/api/listitem/list/${list}?itemCount=50&searchFilter=${encodeURIComponent(item.title)}`, who),
    get(`/api/listitem/list/${list}/meta`, who),
  ]);
  const [byGuid, byShortId, inList, inLists, bySearch, meta] = parts.map((answer) => answer.body);
  const found = [byGuid, byShortId, inList, inLists, bySearch].map((body) => body?.includes(item.guid) ?? false);
  found.push((JSON.parse(meta ?? '{}') as { totalNumberOfItems?: number }).totalNumberOfItems === 1);
  expect(new Set(found).size, `${who}: ${found.join()}`).toBe(1);
  return found[0] ?? false;
}

async function reached(list: string, item: ListItem): Promise<Person[]> {
  const seen: Person[] = [];
  for (const who of everyone) if (await reaches(who, list, item)) seen.push(who);
  return seen;
}

const audiences: [Visibility, Person[]][] = [
  ['Public', ['visitor', 'member', 'team', 'manager', 'admin']],
  ['Verify', ['visitor', 'member', 'team', 'manager', 'admin']],
  ['Users', ['member', 'team', 'manager', 'admin']],
  // Who edits every page edits what is on it, so they see it.
  ['Roles', ['team', 'manager', 'admin']],
  ['Admin', ['manager', 'admin']],
];

describe('who sees an item', () => {
  it.each(audiences)('for %s', async (visibility, expected) => {
    const { guid } = await buildList(test.services);
    const item = await buildItem(test.services, guid, { visibility, roleIds: [roleId] });
    expect(await reached(guid, item)).toEqual(expected);
  });

  it.each(audiences)('on a page for %s', async (visibility, expected) => {
    const { guid } = await buildList(test.services, { page: { visibility, roleIds: [roleId] } });
    expect(await reached(guid, await buildItem(test.services, guid))).toEqual(expected);
  });

  it.each(audiences)('in a block for %s', async (visibility, expected) => {
    const { guid } = await buildList(test.services, { block: { visibility, roleIds: [roleId] } });
    expect(await reached(guid, await buildItem(test.services, guid))).toEqual(expected);
  });

  it.each([
    ['a draft', { isPublished: false }],
    ['what is to appear later', { publishedOn: inMinutes(60) }],
    ['what has gone by itself', { unpublishOn: inMinutes(-1) }],
  ])('%s exists only for who may edit it', async (_, overrides) => {
    const { guid } = await buildList(test.services, { page: { editPermission: 'Roles', editRoles: [roleId] } });
    const item = await buildItem(test.services, guid, overrides);
    expect(await reached(guid, item)).toEqual(['team', 'manager', 'admin']);
  });

  it('what is in the trash is for nobody', async () => {
    const { guid } = await buildList(test.services);
    const item = await buildItem(test.services, guid);
    expect((await send('DELETE', `/api/listitem/${item.guid}`, undefined, 'manager')).statusCode).toBe(204);
    expect(await reached(guid, item)).toEqual([]);
  });

  it('comes and goes by itself, also in answers that were kept', async () => {
    const { guid } = await buildList(test.services);
    const item = await buildItem(test.services, guid, { publishedOn: inMinutes(10), unpublishOn: inMinutes(20) });
    const isThere = () => reaches('visitor', guid, item);
    expect([await isThere(), await isThere()]).toEqual([false, false]);
    now = new Date(inMinutes(10));
    expect([await isThere(), await isThere()]).toEqual([true, true]);
    now = new Date(inMinutes(20));
    expect([await isThere(), await isThere()]).toEqual([false, false]);
  });

  it('is counted once it has appeared, before and after the nightly work', async () => {
    const { guid } = await buildList(test.services);
    await buildItem(test.services, guid, { publishedOn: inMinutes(10) });
    const total = async () => (await get(`/api/listitem/list/${guid}/meta`)).json<{ totalNumberOfItems: number }>();
    now = new Date(inMinutes(11));
    expect(await total()).toMatchObject({ totalNumberOfItems: 1 });
    await test.installation.jobs.runRecurring('settle-items');
    expect(await total()).toMatchObject({ totalNumberOfItems: 1 });
    const timed = await test.platform.db
      .selectFrom('item')
      .select('id')
      .where('list_id', '=', guid)
      .where('is_timed', '=', true)
      .execute();
    expect(timed).toEqual([]);
  });

  it('goes with the period of its block', async () => {
    const { guid } = await buildList(test.services, { block: { period: { until: inMinutes(5) } } });
    const item = await buildItem(test.services, guid);
    expect(await reaches('visitor', guid, item)).toBe(true);
    now = new Date(inMinutes(5));
    expect(await reaches('visitor', guid, item)).toBe(false);
  });
});

describe('who may add', () => {
  const cases: [Visibility, Person[]][] = [
    ['Admin', ['manager', 'admin']],
    ['Roles', ['team', 'manager', 'admin']],
    ['Users', ['member', 'team', 'manager', 'admin']],
    // Without an account it waits for the proof of an address, which forms bring.
    ['Public', ['member', 'team', 'manager', 'admin']],
    ['Verify', ['member', 'team', 'manager', 'admin']],
  ];
  it.each(cases)('where addPermission is %s', async (addPermission, expected) => {
    const { guid } = await buildList(test.services, { block: { addPermission, addRoles: [roleId] } });
    const statuses: Record<string, number> = {};
    for (const who of everyone) {
      const answer = await send('POST', `/api/listitem/list/${guid}`, [buildNewItem()], who);
      statuses[who] = answer.statusCode;
    }
    const refused = (who: Person) => (who === 'visitor' ? 401 : 403);
    expect(statuses).toEqual(
      Object.fromEntries(everyone.map((who) => [who, expected.includes(who) ? 200 : refused(who)])),
    );
  });

  it.each(cases)(
    'is promised to those alone who then may, where addPermission is %s',
    async (addPermission, expected) => {
      const { guid } = await buildList(test.services, { block: { addPermission, addRoles: [roleId] } });
      const promised = await Promise.all(
        everyone.map(async (who) => {
          const { can } = (await get(`/api/listitem/list/${guid}/meta`, who)).json<{ can: { add: boolean } }>();
          return can.add ? [who] : [];
        }),
      );
      expect(promised.flat()).toEqual(everyone.filter((who) => expected.includes(who)));
    },
  );

  it('is told with the total', async () => {
    const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const can = async (who: Person) => (await get(`/api/listitem/list/${guid}/meta`, who)).json<{ can: unknown }>().can;
    expect(await can('member')).toEqual({ add: true, edit: false, offer: false });
    expect(await can('manager')).toEqual({ add: true, edit: true, offer: false });
    expect(await can('visitor')).toEqual({ add: false, edit: false, offer: false });
  });

  it('nobody adds to a list that they may not see, or that is not there', async () => {
    const { guid } = await buildList(test.services, {
      page: { visibility: 'Admin' },
      block: { addPermission: 'Users' },
    });
    expect((await send('POST', `/api/listitem/list/${guid}`, [buildNewItem()], 'member')).statusCode).toBe(404);
  });
});

describe('what one added oneself', () => {
  const add = async (list: string, overrides = {}) =>
    (await send('POST', `/api/listitem/list/${list}`, [buildNewItem(overrides)], 'member')).json<
      ListItem[]
    >()[0] as ListItem;

  it('is one’s own to change, to see as a draft and to take away, and nobody else’s', async () => {
    const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const item = await add(guid, { isPublished: false, title: 'Mijn idee' });
    const own = (await get(`/api/listitem/list/${guid}/own`, 'member')).json<ListItem[]>();
    expect(own.map(({ title, can }) => [title, can.edit])).toEqual([['Mijn idee', true]]);
    expect((await get(`/api/listitem/list/${guid}/own`, 'team')).json()).toEqual([]);
    // Kept answers are the same for all members, so a draft is in none of them.
    expect((await get(`/api/listitem/${item.guid}`, 'member')).statusCode).toBe(404);
    expect((await get(`/api/listitem:source/${item.guid}`, 'member')).statusCode).toBe(200);
    expect((await get(`/api/listitem:source/${item.guid}`, 'team')).statusCode).toBe(404);
    expect((await send('PUT', `/api/listitem/${item.guid}`, { title: 'x' }, 'team')).statusCode).toBe(404);
    const changed = await send('PUT', `/api/listitem/${item.guid}`, { title: 'Beter', isPublished: true }, 'member');
    expect(changed.json<ListItemDetail>()).toMatchObject({ title: 'Beter', can: { edit: true } });
    expect((await send('PUT', `/api/listitem/${item.guid}`, { title: 'x' }, 'team')).statusCode).toBe(403);
    expect((await send('DELETE', `/api/listitem/${item.guid}`, undefined, 'team')).statusCode).toBe(403);
    expect((await send('DELETE', `/api/listitem/${item.guid}`, undefined, 'member')).statusCode).toBe(204);
    expect((await send('POST', `/api/listitem:restore/${item.guid}`, {}, 'member')).statusCode).toBe(200);
  });

  it('is not for oneself to highlight, nor to put back when an editor took it off', async () => {
    const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const item = await add(guid);
    const change = (body: unknown, who: Person) => send('PUT', `/api/listitem/${item.guid}`, body, who);
    expect((await change({ metadata: { highlight: true } }, 'member')).statusCode).toBe(403);
    expect((await change({ isPublished: false }, 'manager')).statusCode).toBe(200);
    expect((await change({ isPublished: true }, 'member')).statusCode).toBe(403);
    await send('DELETE', `/api/listitem/${item.guid}`, undefined, 'manager');
    expect((await send('POST', `/api/listitem:restore/${item.guid}`, {}, 'member')).statusCode).toBe(403);
    const spotlight = await send(
      'POST',
      `/api/listitem/list/${guid}`,
      [buildNewItem({ metadata: { highlight: true } })],
      'member',
    );
    expect(spotlight.statusCode).toBe(403);
  });

  it('is no longer one’s own once one may not add there any more', async () => {
    const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const item = await add(guid);
    const draft = await add(guid, { isPublished: false });
    const permissions = { addPermission: 'Admin', addRoles: [] };
    const changed = await send('POST', `/api/buildingblockinstance/${guid}/permissions`, permissions, 'admin');
    expect(changed.statusCode).toBe(200);
    for (const [method, url, body] of [
      ['PUT', `/api/listitem/${item.guid}`, { title: 'Toch' }],
      ['DELETE', `/api/listitem/${item.guid}`, undefined],
    ] as const) {
      expect((await send(method, url, body, 'member')).statusCode).toBe(403);
    }
    expect((await send('PUT', `/api/listitem/${draft.guid}`, { title: 'Toch' }, 'member')).statusCode).toBe(404);
    expect((await get(`/api/listitem:source/${draft.guid}`, 'member')).statusCode).toBe(404);
    const bulk = { guids: [item.guid], change: 'unpublish' };
    expect((await send('POST', '/api/listitem:bulk', bulk, 'member')).json()).toMatchObject({ changed: [] });
  });

  describe('when an editor took it off', () => {
    const takenOff = async () => {
      const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
      const { guid: item } = await add(guid);
      expect((await send('PUT', `/api/listitem/${item}`, { isPublished: false }, 'manager')).statusCode).toBe(200);
      return item;
    };
    const change = (item: string, body: object, who: Person) => send('PUT', `/api/listitem/${item}`, body, who);
    const bulk = async (item: string, what: string, who: Person) =>
      (await send('POST', '/api/listitem:bulk', { guids: [item], change: what }, who)).json<object>();

    it('is not put back by changing something else first', async () => {
      const item = await takenOff();
      expect((await change(item, { title: 'Anders' }, 'member')).statusCode).toBe(200);
      expect((await change(item, { isPublished: true }, 'member')).statusCode).toBe(403);
      expect(await bulk(item, 'publish', 'member')).toEqual({
        changed: [],
        refused: [{ guid: item, code: 'decided-by-editors' }],
      });
    });

    it('is not put back as an earlier version', async () => {
      const item = await takenOff();
      expect((await send('POST', `/api/listitem:restore/${item}`, { version: 1 }, 'member')).statusCode).toBe(403);
    });

    it('is one’s own to put on again after an editor did, and after taking it off oneself', async () => {
      const item = await takenOff();
      expect((await change(item, { isPublished: true }, 'manager')).statusCode).toBe(200);
      expect(await bulk(item, 'unpublish', 'member')).toEqual({ changed: [item], refused: [] });
      expect((await change(item, { title: 'Anders' }, 'manager')).statusCode).toBe(200);
      expect(await bulk(item, 'publish', 'member')).toEqual({ changed: [item], refused: [] });
    });
  });

  it('is not for oneself to highlight among many', async () => {
    const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const { guid: item } = await add(guid);
    for (const change of ['highlight', 'unhighlight']) {
      const answer = await send('POST', '/api/listitem:bulk', { guids: [item], change }, 'member');
      expect(answer.json()).toEqual({ changed: [], refused: [{ guid: item, code: 'not-allowed' }] });
    }
  });

  it('cannot hold what only admins may place', async () => {
    const { guid } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const html = { guid: crypto.randomUUID(), buildingBlockName: 'Html', content: {} };
    const answer = await send(
      'POST',
      `/api/listitem/list/${guid}`,
      [buildNewItem({ contentBuildingBlockInstances: [html] })],
      'member',
    );
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'block-for-admins']);
  });
});

describe('files of an item', () => {
  it('follow the rights of the item', async () => {
    const { guid } = await buildList(test.services, { page: { editPermission: 'Roles', editRoles: [roleId] } });
    const item = await buildItem(test.services, guid, { visibility: 'Users' });
    const rights = (who: { kind: 'anonymous' | 'user' }) =>
      test.services.listItems.fileHolder.rightsOn(
        {
          ...who,
          id: 'x',
          roles: [],
          roleIds: [],
          isActive: true,
          isAdmin: false,
          isContentManager: false,
          isMett: false,
          isDeveloper: false,
        },
        item.guid,
      );
    expect(await rights({ kind: 'anonymous' })).toEqual({ canSee: false, canEdit: false, isPublic: false });
    expect(await rights({ kind: 'user' })).toEqual({ canSee: true, canEdit: false, isPublic: false });
  });
});

it('a list whose block begins later is among many from that moment, also where the answer was kept', async () => {
  const [open, later] = await Promise.all([
    buildList(test.services),
    buildList(test.services, { block: { period: { from: inMinutes(10) } } }),
  ]);
  const query = new URLSearchParams({ [open.guid]: '{}', [later.guid]: '{}' });
  const shown = async () => Object.keys((await get(`/api/listitem/lists?${query}`)).json()).sort();
  expect([await shown(), await shown()]).toEqual([[open.guid], [open.guid]]);
  now = new Date(inMinutes(10));
  expect(await shown()).toEqual([open.guid, later.guid].sort());
});
