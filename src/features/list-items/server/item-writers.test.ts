import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import { buildItem, buildList } from './list-items.factory.ts';
import { filmBlock, shownVendors } from './testing/film-block.ts';

let test: TestApp;
let manager: Record<string, string>;
let managerId: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  const user = test.platform.db.selectFrom('user').select('id').where('email', 'like', 'contentmanager-%');
  managerId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => test.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/${url}`, headers: manager, ...(payload === undefined ? {} : { payload }) });
const change = (guid: string, payload: object) => send('PUT', `listitem/${guid}`, payload);
const item = (guid: string) =>
  test.platform.db.selectFrom('item').selectAll().where('id', '=', guid).executeTakeFirstOrThrow();

/** The database refuses items that this does not hold for. */
const addFault = (holds: RawBuilder<unknown>) =>
  test.platform.db.schema.alterTable('item').addCheckConstraint('fault', holds).execute();
const endFault = () => test.platform.db.schema.alterTable('item').dropConstraint('fault').execute();

describe('who wrote an item', () => {
  it('is kept with every version, and is nobody where the platform itself did', async () => {
    const { guid: list } = await buildList(test.services);
    const { guid } = await buildItem(test.services, list);
    await change(guid, { title: 'Twee' });
    await change(guid, { title: 'Drie' });
    const versions = (await send('GET', `listitem:versions/${guid}`)).json<{ number: number; changedBy: string }[]>();
    expect(versions.map(({ number, changedBy }) => [number, changedBy])).toEqual([
      [2, managerId],
      [1, null],
    ]);
    expect(await item(guid)).toMatchObject({ created_by: null, changed_by: managerId });
  });

  it('is kept of who took it away too', async () => {
    const { guid: list } = await buildList(test.services);
    const { guid } = await buildItem(test.services, list);
    await send('DELETE', `listitem/${guid}`);
    expect(await item(guid)).toMatchObject({ deleted_by: managerId, deleted_at: expect.any(Date) });
    await send('POST', `listitem:restore/${guid}`, {});
    expect(await item(guid)).toMatchObject({ deleted_by: null, deleted_at: null });
    await test.services.listItems.remove({ viewer: system }, guid);
    expect(await item(guid)).toMatchObject({ deleted_by: null, deleted_at: expect.any(Date) });
  });
});

describe('whose films are shown, as visitors are asked', () => {
  const vendors = () => shownVendors(test.app);

  it('follows every way in which a film comes and goes', async () => {
    const { guid: list } = await buildList(test.services);
    const { guid } = await buildItem(test.services, list);
    expect(await vendors()).toBe('');
    expect((await change(guid, { contentBuildingBlockInstances: [filmBlock] })).statusCode).toBe(200);
    expect(await vendors()).toBe('youtube');
    await change(guid, { contentBuildingBlockInstances: [] });
    expect(await vendors()).toBe('');
    const made = [
      { title: 'Film', listItemTypeName: 'News', contentBuildingBlockInstances: [filmBlock] },
      { title: 'Geen film', listItemTypeName: 'News' },
    ];
    const [first] = (await send('POST', `listitem/list/${list}`, made)).json<{ guid: string }[]>();
    expect(await vendors()).toBe('youtube');
    await send('DELETE', `listitem/${first?.guid}`);
    expect(await vendors()).toBe('');
    await send('POST', `listitem:restore/${first?.guid}`, {});
    expect(await vendors()).toBe('youtube');
  });
});

describe('adding an item', () => {
  /** As if its type were another each time that it is written, until the attempt that is named. */
  async function typeChangesUntil(list: string, attempt: number): Promise<() => Promise<number>> {
    const { db, schema } = test.platform;
    const [attempts, skip, table] = ['attempts', 'skip_attempts', 'item'].map((name) => sql.id(schema, name));
    await sql`create sequence ${attempts}`.execute(db);
    const body = `begin if nextval('${schema}.attempts') < ${attempt} then return null; end if; return new; end`;
    await sql`create function ${skip}() returns trigger language plpgsql as ${sql.lit(body)}`.execute(db);
    await sql`create trigger skip_attempts before insert on ${table} for each row
      when (new.list_id = ${sql.lit(list)}) execute function ${skip}()`.execute(db);
    return async () => {
      const { rows } = await sql<{ last: number }>`select last_value::integer as last from ${attempts}`.execute(db);
      await sql`drop function ${skip} cascade`.execute(db);
      await sql`drop sequence ${attempts}`.execute(db);
      return rows[0]?.last ?? 0;
    };
  }

  it('is tried three times while its type changes', async () => {
    const { guid: list } = await buildList(test.services);
    const attempts = await typeChangesUntil(list, 3);
    expect((await buildItem(test.services, list, { title: 'Derde keer' })).title).toBe('Derde keer');
    expect(await attempts()).toBe(3);
  });

  it('is a conflict when its type has changed each time', async () => {
    const { guid: list } = await buildList(test.services);
    const attempts = await typeChangesUntil(list, 9);
    const made = await send('POST', `listitem/list/${list}`, [{ title: 'Nooit', listItemTypeName: 'News' }]);
    expect([made.statusCode, await attempts()]).toEqual([409, 3]);
  });

  it('is a fault when the database fails, and no conflict', async () => {
    const { guid: list } = await buildList(test.services);
    await addFault(sql`list_id <> ${sql.lit(list)}`);
    await expect(buildItem(test.services, list)).rejects.toMatchObject({ constraint: 'fault' });
    await endFault();
  });
});

it('writes by the type as it is stored, also when another process changed it a moment ago', async () => {
  const field = buildItemField();
  const type = await buildItemType(test.services, { fields: [field] });
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list, { listItemTypeName: type.name });
  const require = (isRequired: boolean) =>
    test.platform.db
      .updateTable('item_type')
      .set({ fields: JSON.stringify([{ ...field, isRequired }]) })
      .where('id', '=', type.guid)
      .execute();
  await require(true);
  const added = await send('POST', `listitem/list/${list}`, [{ title: 'Leeg', listItemTypeName: type.name }]);
  expect(added.statusCode).toBe(400);
  await require(false);
  expect((await change(guid, { title: 'Nog leeg' })).statusCode).toBe(200);
  await require(true);
  expect((await change(guid, { title: 'Te leeg' })).statusCode).toBe(400);
});

it('changes many at once, and tells a fault of the database as a fault, not as a refusal', async () => {
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list);
  await addFault(sql`list_id <> ${sql.lit(list)} or is_published`);
  const answer = await send('POST', 'listitem:bulk', { guids: [guid], change: 'unpublish' });
  await endFault();
  expect(answer.statusCode).toBe(500);
});
