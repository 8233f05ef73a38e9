import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { patience } from '#platform/server/testing/patience.ts';

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

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const ask = (method: Method, url: string, headers: Headers = manager, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
const idea = (): Promise<ListItem> => buildItem(test.services, list, { listItemTypeName: 'Idea', title: 'Zwemtrap' });
const merge = (from: ListItem, into: ListItem) =>
  ask('POST', `/api/listitem:merge/${from.guid}`, manager, { into: into.guid });
const undo = ({ guid }: ListItem) => ask('DELETE', `/api/listitem:merge/${guid}`);
const vote = ({ guid }: ListItem, headers: Headers) => ask('PUT', `/api/listitem:vote/${guid}`, headers);
const votesOf = async ({ guid }: ListItem): Promise<number> => {
  const { db } = test.platform;
  const row = await db.selectFrom('item_support_count').select('votes').where('item_id', '=', guid).executeTakeFirst();
  return row?.votes ?? 0;
};
const isPublished = async ({ guid }: ListItem) =>
  (
    await test.platform.db
      .selectFrom('item')
      .select('is_published as isPublished')
      .where('id', '=', guid)
      .executeTakeFirstOrThrow()
  ).isPublished;

/** Holds the number of an item as somebody does who just votes for it; answers how to let go. */
async function hold({ guid }: ListItem): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun = Promise.withResolvers<void>();
  const over = test.platform.transaction(async (trx) => {
    await trx
      .insertInto('item_support_count')
      .values({ item_id: guid })
      .onConflict((on) => on.doNothing())
      .execute();
    await trx.selectFrom('item_support_count').select('votes').where('item_id', '=', guid).forUpdate().execute();
    begun.resolve();
    await held;
  });
  await begun.promise;
  return async () => {
    letGo();
    await over;
  };
}

/** As many others wait for a row that somebody holds. */
const waiting = (number: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.platform.db);
    expect(rows[0]?.waiting).toBeGreaterThanOrEqual(number);
  }, patience);

it('of two who merge each other’s idea one is told that it cannot be, and one idea stays with readers', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await idea(), await idea()];
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect([await isPublished(one), await isPublished(other)].sort()).toEqual([false, true]);
  }
});

it('takes along a vote that is on its way when the merge begins', async () => {
  const [from, into, member] = [await idea(), await idea(), await test.signInAs('Standard')];
  const letGo = await hold(from);
  const voting = vote(from, member);
  await waiting(1);
  const merging = merge(from, into);
  await waiting(2);
  await letGo();
  expect([(await voting).statusCode, (await merging).statusCode]).toEqual([200, 204]);
  expect(await votesOf(into)).toBe(1);
});

it('takes along a vote that arrives while the others move', async () => {
  const [from, into, member] = [await idea(), await idea(), await test.signInAs('Standard')];
  expect((await vote(from, await test.signInAs('Standard'))).statusCode).toBe(200);
  // The merge holds what goes, and waits for what it goes to.
  const letGo = await hold(into);
  const merging = merge(from, into);
  await waiting(1);
  const voting = vote(from, member);
  await waiting(2);
  await letGo();
  expect([(await merging).statusCode, (await voting).statusCode]).toEqual([204, 200]);
  expect(await votesOf(into)).toBe(2);
  expect((await undo(from)).statusCode).toBe(204);
  expect([await votesOf(from), await votesOf(into)]).toEqual([2, 0]);
});

it('counts every vote once while ideas are merged and taken apart under them', async () => {
  const [from, into] = [await idea(), await idea()];
  const members = await Promise.all(Array.from({ length: 12 }, () => test.signInAs('Standard')));
  const voting = members.map((member, at) => vote(at % 2 === 0 ? from : into, member));
  const answers = await Promise.all([merge(from, into), ...voting]);
  const counted = answers.slice(1).filter(({ statusCode }) => statusCode === 200).length;
  // Who came after it had left the site is told so, and counted nowhere.
  expect(answers.slice(1).every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
  expect(await votesOf(into)).toBe(counted);
  expect((await undo(from)).statusCode).toBe(204);
  expect((await votesOf(from)) + (await votesOf(into))).toBe(counted);
});

it('does not bring back by taking apart what somebody took back', async () => {
  const [from, into] = [await idea(), await idea()];
  const [one, both, stays] = await Promise.all([1, 2, 3].map(() => test.signInAs('Standard')));
  if (one === undefined || both === undefined || stays === undefined) throw new Error('somebody is missing');
  for (const who of [one, both, stays]) await vote(from, who);
  await vote(into, both);
  await merge(from, into);
  expect(await votesOf(into)).toBe(3);
  for (const who of [one, both]) await ask('DELETE', `/api/listitem:vote/${into.guid}`, who);
  expect(await votesOf(into)).toBe(1);
  await undo(from);
  expect([await votesOf(from), await votesOf(into)]).toEqual([1, 0]);
});

it('takes along who follows it and who is mailed of it, and back; who let go of both is not put back', async () => {
  const [from, into] = [await idea(), await idea()];
  const [stays, goes] = await Promise.all([1, 2].map(() => test.signInAs('Standard')));
  if (stays === undefined || goes === undefined) throw new Error('somebody is missing');
  const follows = async ({ guid }: ListItem, who: Headers) =>
    (await ask('GET', `/api/follows/item/${guid}`, who)).json<{ isFollowing: boolean }>().isFollowing;
  const hears = async ({ guid }: ListItem) =>
    (
      await test.platform.db
        .selectFrom('item_news_receiver')
        .select('user_id')
        .where('item_id', '=', guid)
        .where('stopped_at', 'is', null)
        .where('why', '=', 'chosen')
        .execute()
    ).length;
  const hear = ({ guid }: ListItem, who: Headers, isReceiving: boolean) =>
    ask('PUT', `/api/listitem:news/${guid}`, who, { isReceiving });
  for (const who of [stays, goes]) {
    expect((await ask('PUT', `/api/follows/item/${from.guid}`, who, {})).statusCode).toBeLessThan(300);
    expect((await hear(from, who, true)).statusCode).toBe(200);
  }
  expect((await merge(from, into)).statusCode).toBe(204);
  expect([await follows(into, stays), await follows(into, goes), await hears(into)]).toEqual([true, true, 2]);
  await ask('DELETE', `/api/follows/item/${into.guid}`, goes);
  await hear(into, goes, false);
  expect((await undo(from)).statusCode).toBe(204);
  expect([await follows(into, stays), await follows(from, stays)]).toEqual([false, true]);
  expect([await follows(into, goes), await follows(from, goes)]).toEqual([false, false]);
  expect([await hears(into), await hears(from)]).toEqual([0, 1]);
});
