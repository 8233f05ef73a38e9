import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildItem } from '#features/list-items/server/list-items.factory.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { WorkingCopy } from '../contract/working-copy.ts';
import { buildBlock, buildPage, buildPageDocument, republishPage } from './pages.factory.ts';

const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
type Headers = Record<string, string>;
let test: TestApp;
let roleId: string;
let editor: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock });
  roleId = await test.makeRole('Redactie');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const send = (who: Headers, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/${url}`, headers: who, ...(payload === undefined ? {} : { payload }) });
const place = async (who: Headers, id: string, blocks: object[]) => {
  const { sequence } = (await send(manager, 'GET', `pages/${id}/working-copy`)).json<WorkingCopy>();
  return send(who, 'PUT', `pages/${id}`, { sequence, changes: { buildingBlockInstances: blocks } });
};
const taken = (guid: string) => ({
  status: 400,
  fields: [{ path: `buildingBlockInstances.${guid}`, code: 'guid-taken' }],
});
const file = async (holder: { kind: string; id: string }) => {
  const bytes = await pictures.png({ width: 8, height: 8 });
  return (await test.services.assets.add(system, { name: 'kade.png', bytes, holder })).guid;
};
const isThere = async (guid: string) =>
  (await test.platform.db.selectFrom('asset').select('id').where('id', '=', guid).execute()).length === 1;

/** A list that only admins see, with an item and a file, and a page that someone else edits. */
async function secretList() {
  const list = buildBlock({ buildingBlockName: 'List', visibility: 'Admin', options: {} });
  const page = await buildPage(test.services, { buildingBlockInstances: [list] });
  const item = await buildItem(test.services, list.guid);
  const picture = await file({ kind: 'block', id: list.guid });
  const elsewhere = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
  return { list, page, item, picture, elsewhere };
}

describe('the guid of a block', () => {
  it('opens nothing on another page after the block was taken away', async () => {
    const { list, page, item, picture, elsewhere } = await secretList();
    await republishPage(test.services, page, buildPageDocument());
    const open = { ...list, visibility: 'Public' };
    expect((await place(editor, elsewhere, [open])).json()).toMatchObject(taken(list.guid));
    await send(editor, 'POST', `pages/${elsewhere}/publish`);
    expect((await send({}, 'GET', `listitem/${item.guid}`)).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/a/${picture}`, headers: editor })).statusCode).not.toBe(200);
    // In capitals it is the same one.
    expect((await place(editor, elsewhere, [{ ...open, guid: list.guid.toUpperCase() }])).statusCode).toBe(400);
  });

  it('is the page’s own to use again: undone, saved and brought back with a version', async () => {
    const { list, page } = await secretList();
    await republishPage(test.services, page, buildPageDocument());
    expect((await place(manager, page, [list])).statusCode).toBe(200);
    expect((await place(manager, page, [])).statusCode).toBe(200);
    expect((await send(manager, 'POST', `pages/${page}/versions/1/restore`)).statusCode).toBe(200);
  });

  it('is taken by a draft too, and by whoever made a page of its own with it', async () => {
    const block = buildBlock();
    const make = () =>
      send(manager, 'POST', 'pages', { document: buildPageDocument({ buildingBlockInstances: [block] }) });
    expect((await make()).statusCode).toBe(200);
    expect((await make()).json()).toMatchObject(taken(block.guid));
  });

  it('is not published from a draft of before blocks had a page of their own', async () => {
    const { list, page, elsewhere } = await secretList();
    const document = buildPageDocument({ buildingBlockInstances: [{ ...list, visibility: 'Public' }] });
    expect((await place(manager, elsewhere, [])).statusCode).toBe(200);
    await test.platform.db
      .updateTable('page')
      .set({
        // What is written raises the number, and so what was read of it is read anew.
        sequence: sql`sequence + 1`,
        working_copy: sql`working_copy || ${JSON.stringify({ buildingBlockInstances: document.buildingBlockInstances })}`,
      })
      .where('id', '=', elsewhere)
      .execute();
    expect((await send(manager, 'POST', `pages/${elsewhere}/publish`, {})).json()).toMatchObject(taken(list.guid));
    const owner = test.platform.db.selectFrom('block_instance').select('page_id').where('id', '=', list.guid);
    expect(await owner.execute()).toEqual([{ page_id: page }]);
  });

  it('is another one in a copy of the page', async () => {
    const { list, page } = await secretList();
    const copy = (await send(manager, 'POST', `pages/${page}/copy`)).json<WorkingCopy>();
    expect(copy.document.buildingBlockInstances.map(({ guid }) => guid)).not.toContain(list.guid);
  });

  it('stays taken when its page is gone for good, and its files go with the page', async () => {
    const { list, page, picture, elsewhere } = await secretList();
    const other = await file({ kind: 'block', id: randomUUID() });
    await send(manager, 'DELETE', `pages/${page}`);
    expect(await isThere(picture)).toBe(true);
    now = new Date(start.getTime() + 31 * 24 * 60 * 60 * 1000);
    await test.installation.jobs.runRecurring('empty-page-trash');
    now = start;
    expect([await isThere(picture), await isThere(other)]).toEqual([false, true]);
    expect((await place(editor, elsewhere, [list])).json()).toMatchObject(taken(list.guid));
  });
});
