import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemSource, ListItem } from '../../contract/list-item.ts';
import { buildList, buildNewItem } from '../list-items.factory.ts';

type Headers = Record<string, string>;
type Person = 'visitor' | 'stranger' | 'author' | 'team' | 'manager' | 'admin';
const people: Record<Person, Headers> = { visitor: {}, stranger: {}, author: {}, team: {}, manager: {}, admin: {} };
const past = '2020-01-01T09:00:00.000Z';
const later = '2090-01-01T09:00:00.000Z';
let test: TestApp;
let roleId: string;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Redactie');
  people.stranger = await test.signInAs('Standard');
  people.author = await test.signInAs('Standard');
  people.team = await test.signInAs('Standard', { roleIds: [roleId] });
  people.manager = await test.signInAs('ContentManager');
  people.admin = await test.signInAs('Admin');
  const page = { editPermission: 'Roles', editRoles: [roleId] };
  list = (await buildList(test.services, { block: { addPermission: 'Users' }, page })).guid;
});
afterAll(() => test.close());

const send = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/listitem${url}`,
    headers: people[who],
    ...(payload === undefined ? {} : { payload }),
  });
const put = (who: Person, guid: string, changes: object) => send(who, 'PUT', `/${guid}`, changes);
const bulk = (who: Person, guid: string, change: string) => send(who, 'POST', ':bulk', { guids: [guid], change });
const back = (who: Person, guid: string, version?: number) => send(who, 'POST', `:restore/${guid}`, { version });

async function add(overrides: Parameters<typeof buildNewItem>[0] = {}): Promise<{ guid: string; source: ItemSource }> {
  const answer = await send('author', 'POST', `/list/${list}`, [buildNewItem(overrides)]);
  const guid = answer.json<ListItem[]>()[0]?.guid ?? '';
  return { guid, source: (await send('author', 'GET', `:source/${guid}`)).json<ItemSource>() };
}

const stored = (guid: string) =>
  test.platform.db.selectFrom('item').selectAll().where('id', '=', guid).executeTakeFirstOrThrow();
type Row = Awaited<ReturnType<typeof stored>>;

interface EditorsDecision {
  make: (who: Person, guid: string) => ReturnType<typeof send>;
  /** What of the item says so, for as long as it holds. */
  of: (row: Row) => unknown;
}
const decisions: Record<string, EditorsDecision> = {
  'took it off': { make: (who, guid) => put(who, guid, { isPublished: false }), of: (row) => row.is_published },
  'took it off among many': { make: (who, guid) => bulk(who, guid, 'unpublish'), of: (row) => row.is_published },
  'hid it': { make: (who, guid) => put(who, guid, { visibility: 'Admin' }), of: (row) => row.visibility },
  'limited it to members': {
    make: (who, guid) => put(who, guid, { visibility: 'Users' }),
    of: (row) => row.visibility,
  },
  'limited it to a role': {
    make: (who, guid) => put(who, guid, { visibility: 'Roles', roleIds: [roleId] }),
    of: (row) => [row.visibility, row.role_ids],
  },
  'gave it an end': { make: (who, guid) => put(who, guid, { unpublishOn: later }), of: (row) => row.unpublish_on },
  'let it appear later': { make: (who, guid) => put(who, guid, { publishedOn: later }), of: (row) => row.published_on },
  'highlighted it': {
    make: (who, guid) => put(who, guid, { metadata: { highlight: true } }),
    of: (row) => row.is_highlighted,
  },
  'threw it away': { make: (who, guid) => send(who, 'DELETE', `/${guid}`), of: (row) => row.deleted_at !== null },
};

/** Everything that someone can do to an item, whether they may or not. */
const ways: Record<string, (who: Person, guid: string, source: ItemSource) => ReturnType<typeof send>> = {
  'saves a word': (who, guid) => put(who, guid, { title: 'Andere titel' }),
  'saves all that it was': (who, guid, source) => put(who, guid, source),
  publishes: (who, guid) => put(who, guid, { isPublished: true }),
  'takes it off': (who, guid) => put(who, guid, { isPublished: false }),
  'opens it': (who, guid) => put(who, guid, { visibility: 'Public', roleIds: [] }),
  'closes it': (who, guid) => put(who, guid, { visibility: 'Admin' }),
  'lifts the end': (who, guid) => put(who, guid, { unpublishOn: null }),
  'moves the beginning': (who, guid) => put(who, guid, { publishedOn: past }),
  'takes it from the spotlight': (who, guid) => put(who, guid, { metadata: { highlight: false } }),
  'publishes many': (who, guid) => bulk(who, guid, 'publish'),
  'takes many off': (who, guid) => bulk(who, guid, 'unpublish'),
  'takes many from the spotlight': (who, guid) => bulk(who, guid, 'unhighlight'),
  'throws it away': (who, guid) => send(who, 'DELETE', `/${guid}`),
  'takes it out of the trash': (who, guid) => back(who, guid),
  'takes many out of the trash': (who, guid) => bulk(who, guid, 'restore'),
  'brings the first version back': (who, guid) => back(who, guid, 1),
  'brings the second version back': (who, guid) => back(who, guid, 2),
};

/** The same every time, and other for each seed. */
function* chosen<T>(from: readonly T[], seed: number): Generator<T> {
  for (let state = seed + 1; ; ) {
    state = (state * 48271) % 2147483647;
    yield from[state % from.length] as T;
  }
}

describe('what an editor decided about an item', () => {
  it.each(Object.keys(decisions))('%s: nobody with less right undoes it, by whatever ways', async (name) => {
    const decision = decisions[name] as EditorsDecision;
    const steps = chosen(Object.entries(ways), name.length);
    for (const editor of ['team', 'manager'] as const) {
      const { guid, source } = await add();
      // There is more than one version to go back to.
      expect((await put('author', guid, { title: 'Tweede' })).statusCode).toBe(200);
      expect((await decision.make(editor, guid)).statusCode).toBeLessThan(300);
      const decided = decision.of(await stored(guid));
      const done: string[] = [];
      for (const who of ['author', 'author', 'author', 'stranger', 'visitor'] as const) {
        // Each way by itself would be undone by none; what matters is what they do together.
        for (let count = 0; count < (who === 'author' ? 5 : 2); count += 1) {
          const [way, go] = steps.next().value as [string, (typeof ways)[string]];
          const { statusCode } = await go(who, guid, source);
          done.push(`${who} ${way}: ${statusCode}`);
          expect(statusCode, done.at(-1)).toBeLessThan(500);
          expect(decision.of(await stored(guid)), done.join('\n')).toEqual(decided);
        }
      }
    }
  });

  it.each(Object.keys(ways))('an author who %s leaves each of them as it is', async (way) => {
    for (const [name, decision] of Object.entries(decisions)) {
      const { guid, source } = await add();
      await decision.make('team', guid);
      const decided = decision.of(await stored(guid));
      await ways['saves a word']?.('author', guid, source);
      await ways[way]?.('author', guid, source);
      expect(decision.of(await stored(guid)), name).toEqual(decided);
    }
  });

  it('is for other editors to decide otherwise, and then open to its author again', async () => {
    const { guid } = await add();
    await put('manager', guid, { isPublished: false });
    expect((await put('author', guid, { isPublished: true })).json()).toMatchObject({ code: 'decided-by-editors' });
    expect((await put('team', guid, { isPublished: true })).statusCode).toBe(200);
    expect((await put('author', guid, { isPublished: false })).statusCode).toBe(200);
    expect((await put('author', guid, { isPublished: true })).statusCode).toBe(200);
  });

  it('leaves to its author what they decided themselves', async () => {
    const { guid } = await add();
    for (const changes of [
      { visibility: 'Users' },
      { visibility: 'Public' },
      { unpublishOn: later },
      { unpublishOn: null },
      { publishedOn: later },
      { publishedOn: past },
    ]) {
      expect((await put('author', guid, changes)).statusCode, JSON.stringify(changes)).toBe(200);
    }
    expect((await send('author', 'DELETE', `/${guid}`)).statusCode).toBe(204);
    expect((await back('author', guid)).statusCode).toBe(200);
  });
});

it('a block that only admins place does not come back with an older version', async () => {
  const { guid } = await add();
  const html = { guid: crypto.randomUUID(), buildingBlockName: 'Html', content: {} };
  const withHtml = await put('admin', guid, { contentBuildingBlockInstances: [html] });
  expect(withHtml.statusCode, withHtml.body).toBe(200);
  expect((await put('admin', guid, { contentBuildingBlockInstances: [] })).statusCode).toBe(200);
  for (const who of ['author', 'team', 'manager'] as const) {
    expect((await back(who, guid, 2)).json()).toMatchObject({ status: 403, code: 'block-for-admins' });
  }
  expect((await back('admin', guid, 2)).statusCode).toBe(200);
});
