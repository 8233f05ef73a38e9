import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { ListItem } from '../contract/list-item.ts';
import { buildItem, buildList } from './list-items.factory.ts';

const viewer = systemViewer('test');
const field = buildItemField({ key: 'uren', isInList: false });
let test: TestApp;
/** Someone else, who holds something and lets go when the others are seen to wait for it. */
let holder: pg.Client;
let type: ItemType;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  holder = new pg.Client({
    connectionString: test.connectionString,
    options: `-c search_path=${test.platform.schema}`,
  });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await test.close();
});
beforeEach(async () => {
  type = await buildItemType(test.services, { fields: [field] });
  list = (await buildList(test.services)).guid;
});

const itemOfType = (title: string) =>
  buildItem(test.services, list, { title, listItemTypeName: type.name, fields: { [field.id]: text('36') } });

const hours = { value: '36' };

/** From now on the field is shown in lists, so every item of the type gets another card. */
function showInLists() {
  const { guid, name: _, isBuiltIn: __, ...rest } = type;
  return test.services.itemTypes.change({ viewer }, guid, { ...rest, fields: [{ ...field, isInList: true }] });
}

/** Asked by yet another: within a transaction the answer would stay what it was. */
const isWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.platform.db);
    expect(rows[0]?.waiting).toBe(count);
  }, patience);

async function shown(): Promise<Record<string, unknown>> {
  const items = (await test.app.inject(`/api/listitem/list/${list}?itemCount=10`)).json<ListItem[]>();
  return Object.fromEntries(items.map(({ title, fields }) => [title, fields.uren]));
}

describe('while its type is being changed', () => {
  it('an item that is added waits, and is made by the type as it has become', async () => {
    const first = await itemOfType('Eerste');
    await holder.query('begin');
    await holder.query('select from item where id = $1 for update', [first.guid]);
    const changing = showInLists();
    await isWaiting(1);
    const adding = itemOfType('Tweede');
    await isWaiting(2);
    await holder.query('rollback');
    await Promise.all([changing, adding]);
    expect(await shown()).toEqual({ Eerste: hours, Tweede: hours });
  });

  it('an item that is changed waits, and neither change is lost', async () => {
    const [first, second] = [await itemOfType('Eerste'), await itemOfType('Tweede')];
    await holder.query('begin');
    await holder.query('select from item where id = $1 for update', [second.guid]);
    const converting = showInLists();
    await isWaiting(1);
    const changing = test.services.listItems.change({ viewer }, first.guid, { title: 'Anders' }, 'nl');
    await isWaiting(2);
    await holder.query('rollback');
    await Promise.all([converting, changing]);
    expect(await shown()).toEqual({ Anders: hours, Tweede: hours });
  });
});

describe('a type that is changed', () => {
  it('waits for an item that is being added, and takes it along', async () => {
    await holder.query('begin');
    // What is counted with every item: adding cannot end before this does.
    await holder.query('lock table item_count in exclusive mode');
    const adding = itemOfType('Eerste');
    await isWaiting(1);
    const changing = showInLists();
    await isWaiting(2);
    await holder.query('rollback');
    await Promise.all([adding, changing]);
    expect(await shown()).toEqual({ Eerste: hours });
  });
});
