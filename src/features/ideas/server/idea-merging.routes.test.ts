import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { IdeaStory } from '../contract/idea.ts';

type Headers = Record<string, string>;
let test: TestApp;
let list: string;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ callsPerMinute: 100_000 });
  list = (await buildList(test.services)).guid;
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const idea = (more: object = {}, into = list): Promise<ListItem> =>
  buildItem(test.services, into, { listItemTypeName: 'Idea', title: 'Zwemtrap', ...more });
const merge = (from: ListItem, into: ListItem, headers = manager) =>
  test.app.inject({
    method: 'POST',
    url: `/api/listitem:merge/${from.guid}`,
    headers,
    payload: { into: into.guid },
  });
const undo = ({ guid }: ListItem, headers = manager) =>
  test.app.inject({ method: 'DELETE', url: `/api/listitem:merge/${guid}`, headers });
const standing = ({ guid }: ListItem) =>
  test.platform.db
    .selectFrom('item')
    .select(['is_published as isPublished', 'published_on as publishedOn'])
    .where('id', '=', guid)
    .executeTakeFirstOrThrow();

it.each([
  ['for readers, since its own day', { publishedOn: '2026-03-01T09:00:00.000Z' }],
  ['a draft', { isPublished: false }],
])('what is taken apart again is %s, as it was', async (_, more) => {
  const [from, into] = [await idea(more), await idea()];
  const before = await standing(from);
  expect((await merge(from, into)).statusCode).toBe(204);
  expect((await standing(from)).isPublished).toBe(false);
  expect((await undo(from)).statusCode).toBe(204);
  expect(await standing(from)).toEqual(before);
});

it('what could not be merged stays with readers', async () => {
  const [from, into] = [await idea(), await idea()];
  const before = await standing(from);
  const [table, name] = ['item_merge', 'refuse_merges'].map((one) => sql.id(test.platform.schema, one));
  const { db } = test.platform;
  await sql`create function ${name}() returns trigger language plpgsql as
    $$ begin raise exception 'broken off'; end $$`.execute(db);
  await sql`create trigger refuse_merges before insert on ${table} for each row execute function ${name}()`.execute(db);
  try {
    expect((await merge(from, into)).statusCode).toBe(500);
  } finally {
    await sql`drop trigger refuse_merges on ${table}`.execute(db);
  }
  expect(await standing(from)).toEqual(before);
});

it('is taken apart by who manages both alone', async () => {
  const roleId = await test.makeRole('Wijk');
  const own = await buildList(test.services, { page: { editPermission: 'Roles', editRoles: [roleId] } });
  const [from, into] = [await idea({}, own.guid), await idea()];
  const editor = await test.signInAs('Standard', { roleIds: [roleId] });
  expect((await merge(from, into)).statusCode).toBe(204);
  expect((await undo(from, editor)).statusCode).toBe(403);
  expect((await undo(from)).statusCode).toBe(204);
});

it('moves reactions that were sent by the same key to both, and back', async () => {
  const [from, into] = [await idea(), await idea()];
  const member = await test.signInAs('Standard');
  for (const { guid } of [from, into]) {
    const payload = { text: 'Goed plan.', key: 'k'.repeat(32), language: 'nl' };
    const sent = await test.app.inject({ method: 'POST', url: `/api/threads/item/${guid}`, headers: member, payload });
    expect(sent.statusCode).toBeLessThan(300);
  }
  const keysOf = async ({ guid }: ListItem) =>
    (await test.platform.db.selectFrom('reaction').select('key_hash').where('target_guid', '=', guid).execute()).map(
      (row) => row.key_hash,
    );
  const before = await keysOf(from);
  expect((await merge(from, into)).statusCode).toBe(204);
  expect(new Set(await keysOf(into)).size).toBe(2);
  expect((await undo(from)).statusCode).toBe(204);
  expect([await keysOf(from), await keysOf(into)]).toEqual([before, before]);
});

it('what was merged and thrown away is not told of', async () => {
  const [from, into] = [await idea(), await idea()];
  await merge(from, into);
  const told = async () =>
    (await test.app.inject({ url: `/api/listitem:story/${into.guid}?language=nl` })).json<IdeaStory>().merged.length;
  expect(await told()).toBe(1);
  const gone = await test.app.inject({ method: 'DELETE', url: `/api/listitem/${from.guid}`, headers: manager });
  expect(gone.statusCode).toBeLessThan(300);
  expect(await told()).toBe(0);
});
