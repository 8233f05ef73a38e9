import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ListItem, NewItem } from '../../contract/list-item.ts';
import type { ListCounts } from '../../contract/list-items.endpoints.ts';
import { type BuiltList, buildItem, buildList } from '../list-items.factory.ts';

let test: TestApp;
let admin: Record<string, string>;
let type: ItemType;
let list: BuiltList;

const choice = (key: string, ...values: string[]) =>
  buildItemField({
    key,
    kind: 'choice',
    isMany: true,
    isFilter: true,
    options: values.map((value) => ({ value, label: text(value) })),
  });

type Plan = [topic: string[], area: string[], overrides?: Partial<NewItem>];

async function addAll(guid: string, of: ItemType, plans: readonly Plan[]): Promise<void> {
  const [topicField, areaField] = of.fields;
  for (const [topic, area, overrides] of plans) {
    const fields = { [topicField?.id ?? '']: topic, [areaField?.id ?? '']: area };
    await buildItem(test.services, guid, { listItemTypeName: of.name, fields, ...overrides });
  }
}

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  type = await buildItemType(test.services, {
    fields: [choice('topic', 'water', 'wonen'), choice('area', 'noord', 'zuid'), buildItemField({ key: 'plain' })],
  });
  list = await buildList(test.services, { options: { itemTypeNames: [type.name] } });
  await addAll(list.guid, type, [
    [['water'], ['noord'], { title: 'Dijk' }],
    [['water', 'wonen'], ['zuid'], { title: 'Kade' }],
    [['wonen'], ['zuid'], { title: 'Dijkhuis' }],
    [['water'], ['noord'], { title: 'Voor leden', visibility: 'Users' }],
    [['water'], ['noord'], { title: 'Concept', isPublished: false }],
  ]);
});
afterAll(() => test.close());

async function counts(
  guid: string,
  query: [string, string][] = [],
  headers: Record<string, string> = {},
): Promise<ListCounts> {
  const answer = await test.app.inject({
    url: `/api/listitem/list/${guid}/counts?${new URLSearchParams(query)}`,
    headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ListCounts>();
}

async function found(guid: string, filter: readonly string[], headers: Record<string, string> = {}): Promise<number> {
  const query = new URLSearchParams([['itemCount', '100'], ...filter.map((one): [string, string] => ['filter', one])]);
  const answer = await test.app.inject({ url: `/api/listitem/list/${guid}?${query}`, headers });
  return answer.json<ListItem[]>().length;
}

describe('the counts of choices', () => {
  it('say of each choice how many items it has; a field that nobody filters by has none', async () => {
    const { fields } = await counts(list.guid);
    expect(fields).toEqual({ topic: { water: 2, wonen: 2 }, area: { noord: 1, zuid: 2 } });
  });

  it('take the other filters into account, and not what was chosen of the same', async () => {
    const chosen: [string, string][] = [
      ['filter', 'meta:topic=water'],
      ['filter', 'meta:area=zuid'],
    ];
    expect((await counts(list.guid, chosen)).fields).toEqual({
      topic: { water: 1, wonen: 2 },
      area: { noord: 1, zuid: 1 },
    });
  });

  it('take the words into account', async () => {
    expect((await counts(list.guid, [['searchFilter', 'dijk']])).fields.topic).toEqual({ water: 1, wonen: 1 });
  });

  it('are as many as choosing it gives, for whoever asks', async () => {
    const member = await test.signInAs('Standard');
    for (const headers of [{}, member, admin]) {
      const { fields } = await counts(list.guid, [['filter', 'meta:area=noord']], headers);
      for (const [value, count] of Object.entries(fields.topic ?? {})) {
        expect(await found(list.guid, [`meta:topic=${value}`, 'meta:area=noord'], headers)).toBe(count);
      }
    }
    const water = async (headers: Record<string, string>) => (await counts(list.guid, [], headers)).fields.topic?.water;
    expect([await water({}), await water(member), await water(admin)]).toEqual([2, 3, 4]);
  });

  it('follow a change', async () => {
    const { guid } = await buildList(test.services, { options: { itemTypeNames: [type.name] } });
    expect((await counts(guid)).fields).toEqual({});
    await addAll(guid, type, [[['water'], ['zuid']]]);
    expect((await counts(guid)).fields).toEqual({ topic: { water: 1 }, area: { zuid: 1 } });
  });

  it('keep to what the block always asks, and join fields of one key in two types', async () => {
    const other = await buildItemType(test.services, { fields: [choice('topic', 'water'), choice('area', 'oost')] });
    const options = { itemTypeNames: [type.name, other.name], filter: 'meta:topic=water' };
    const { guid } = await buildList(test.services, { options });
    await addAll(guid, type, [
      [['water'], ['zuid']],
      [['wonen'], ['zuid']],
    ]);
    await addAll(guid, other, [[['water'], ['oost']]]);
    expect((await counts(guid)).fields).toEqual({ topic: { water: 2 }, area: { zuid: 1, oost: 1 } });
  });

  it('are of no list that one may not see, and of no field that is not there', async () => {
    const hidden = await buildList(test.services, { block: { visibility: 'Admin' } });
    const ask = (guid: string, query = '') => test.app.inject({ url: `/api/listitem/list/${guid}/counts?${query}` });
    expect((await ask(hidden.guid)).statusCode).toBe(404);
    expect((await ask(list.guid, 'filter=meta:nowhere=x')).statusCode).toBe(400);
    expect((await ask(list.guid, 'periods=ooit')).statusCode).toBe(400);
  });
});

describe('the counts of periods', () => {
  // In the middle of a month, so that no hour of the day decides.
  const monthsAgo = (months: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15, 12)).toISOString();
  };

  it('are of when something was published, beside the other filters', async () => {
    const { guid } = await buildList(test.services, { options: { itemTypeNames: [type.name] } });
    await addAll(guid, type, [
      [['water'], [], { publishedOn: monthsAgo(1) }],
      [['wonen'], [], { publishedOn: monthsAgo(1) }],
      [['water'], [], { publishedOn: monthsAgo(40) }],
    ]);
    const ask: [string, string][] = [['periods', 'publishedOn']];
    expect((await counts(guid, ask)).periods['last-month']).toBe(2);
    expect((await counts(guid, ask)).periods['this-month']).toBeUndefined();
    const narrowed = await counts(guid, [...ask, ['filter', 'meta:topic=water']]);
    expect(narrowed.periods['last-month']).toBe(1);
    // What was chosen of a period narrows the fields, and not the periods.
    const from = monthsAgo(50).slice(0, 10);
    const until = monthsAgo(30).slice(0, 10);
    const old = await counts(guid, [
      ...ask,
      ['filter', `meta:published-on=>${from}`],
      ['filter', `meta:published-on=<${until}`],
    ]);
    expect(old).toMatchObject({ fields: { topic: { water: 1 } }, periods: { 'last-month': 2 } });
    expect(old.fields.topic).toEqual({ water: 1 });
  });

  it('are there where no field is filtered by', async () => {
    const plain = await buildItemType(test.services, { fields: [buildItemField({ key: 'plain' })] });
    const { guid } = await buildList(test.services, { options: { itemTypeNames: [plain.name] } });
    await buildItem(test.services, guid, { listItemTypeName: plain.name });
    const { fields, periods } = await counts(guid, [['periods', 'publishedOn']]);
    expect([fields, Object.values(periods)]).toEqual([{}, expect.arrayContaining([1])]);
  });

  it('are of what takes place, passed or not', async () => {
    const options = { itemTypeNames: [type.name], showExpiredItemsByDefault: false };
    const { guid } = await buildList(test.services, { options });
    const metadata = { 'period-start': monthsAgo(1), 'period-end': monthsAgo(1) };
    await addAll(guid, type, [[['water'], [], { metadata }]]);
    const { fields, periods } = await counts(guid, [['periods', 'period']]);
    expect(periods['last-month']).toBe(1);
    expect(fields).toEqual({});
  });
});

describe('a rest that joins', () => {
  it('is on the page before when asked for, and else a page of its own', async () => {
    const { guid } = await buildList(test.services);
    for (let number = 1; number <= 5; number++) {
      await buildItem(test.services, guid, { title: String(number), publishedOn: `2026-01-0${number}T10:00:00Z` });
    }
    const page = async (query: string) => {
      const answer = await test.app.inject({ url: `/api/listitem/list/${guid}?itemCount=4&${query}` });
      return answer.json<ListItem[]>().map(({ title }) => title);
    };
    const together = async (pageNumber: number) => {
      const query = JSON.stringify({ itemCount: 4, pageNumber, joinRest: true });
      const answer = await test.app.inject({ url: `/api/listitem/lists?${new URLSearchParams({ [guid]: query })}` });
      return answer.json<Record<string, ListItem[]>>()[guid]?.map(({ title }) => title);
    };
    const five = ['5', '4', '3', '2', '1'];
    expect(await page('')).toEqual(five.slice(0, 4));
    expect(await page('pageNumber=2')).toEqual(['1']);
    expect(await page('joinRest=true')).toEqual(five);
    // An old link to the page that is no more.
    expect(await page('joinRest=true&pageNumber=2')).toEqual(five);
    expect([await together(1), await together(2)]).toEqual([five, five]);
    await buildItem(test.services, guid, { title: '6', publishedOn: '2026-01-06T10:00:00Z' });
    expect(await page('joinRest=true')).toEqual(['6', '5', '4', '3']);
    expect(await page('joinRest=true&pageNumber=2')).toEqual(['2', '1']);
  });
});
