import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { filmBlock } from '#features/list-items/server/testing/film-block.ts';
import { noApproval } from '#features/page-review/contract/page-approval.ts';
import type { PageKind } from '#features/pages/contract/page.ts';
import type { PageState, WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { buildPage, buildPageDocument } from '#features/pages/server/pages.factory.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { WayBack } from '../contract/way-back.ts';

type Headers = Record<string, string>;
interface Published {
  pages: PageState[];
  undo: WayBack | null;
}
let test: TestApp;
let admin: Headers;
let manager: Headers;
let editor: Headers;
let roleId: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Redactie');
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
});
afterAll(() => test.close());
afterEach(() => need({}));

const need = (approval: Partial<typeof noApproval>) =>
  test.services.settings.save(system, 'pageApproval', { ...noApproval, ...approval });
const post = (url: string, headers: Headers, payload: object) =>
  test.app.inject({ method: 'POST', url, headers, payload });
const draft = async (kind: PageKind = 'page'): Promise<string> =>
  (await post('/api/pages', admin, { kind, document: buildPageDocument() })).json<WorkingCopy>().guid;
const publish = (payload: object, headers: Headers = manager) => post('/api/publications', headers, payload);
const pagesOf = (...guids: string[]) => ({ pages: guids.map((guid) => ({ guid })) });
const putBack = (undo: WayBack | null, headers: Headers = manager) =>
  post('/api/publications:undo', headers, undo ?? {});
const titleOf = async (guid: string) =>
  (await test.app.inject({ url: `/api/pages/${guid}` })).json<{ page: { title: string } }>().page.title;
const isPublic = async (guid: string) => (await test.app.inject({ url: `/api/pages/${guid}` })).statusCode === 200;
const isReadItem = async (guid: string) => (await test.app.inject({ url: `/api/listitem/${guid}` })).statusCode === 200;
const write = async (id: string, title: string, headers = admin) => {
  const { sequence } = (
    await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: admin })
  ).json<WorkingCopy>();
  const payload = { sequence, changes: { title: text(title) } };
  expect((await test.app.inject({ method: 'PUT', url: `/api/pages/${id}`, headers, payload })).statusCode).toBe(200);
};
const reasonsIn = (answer: { json<T>(): T }) =>
  answer.json<Problem>().fields?.map(({ path, code }) => [path.replace(/^body\./, ''), code]);

describe('undoing what was published together', () => {
  it('gives a plan of a manager back to them, with no more right than who puts it back has', async () => {
    const moment = '2036-01-01T09:00:00.000Z';
    const guid = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
    await write(guid, 'Wordt gepland');
    const plan = (publishAt: string | null, headers: Headers) =>
      post(`/api/pages/${guid}/schedule`, headers, { publishAt, unpublishAt: null });
    const planned = () =>
      test.platform.db
        .selectFrom('page')
        .select(['planned_by', 'publish_at'])
        .where('id', '=', guid)
        .executeTakeFirstOrThrow();
    await plan(moment, manager);
    const before = await planned();
    const byManager = (await publish(pagesOf(guid))).json<Published>().undo;
    expect((await putBack(byManager)).statusCode).toBe(200);
    expect(await planned()).toEqual(before);
    // It binds who edits by role, as it did.
    expect((await plan(null, editor)).statusCode).toBe(403);
    const again = (await publish(pagesOf(guid))).json<Published>().undo;
    expect((await putBack(again, editor)).statusCode).toBe(200);
    expect(await planned()).toEqual(before);
    // Put back by an editor, it is a plan that editors may change.
    expect((await plan(null, editor)).statusCode).toBe(200);
  });

  it('puts all of it back at once: drafts, the version before, the menu and its items', async () => {
    const list = await buildList(test.services);
    const item = await buildItem(test.services, list.guid, { isPublished: false });
    const read = await buildPage(test.services, { title: text('Zoals het was') });
    await write(read, 'Zoals het wordt');
    const fresh = await draft();
    const made = await post(`/api/menuitems`, manager, { name: text('Nieuw'), pageGuid: fresh, isVisible: false });
    const menuItem = made.json<{ changed: string }>().changed;
    const { undo } = (
      await publish({ ...pagesOf(read, fresh), menuItems: [menuItem], items: [item.guid] })
    ).json<Published>();
    expect(await titleOf(read)).toBe('Zoals het wordt');
    const back = await putBack(undo);
    expect(back.statusCode, back.body).toBe(200);
    const states = back.json<Published>().pages.map(({ guid, ...state }) => [guid, state]);
    expect(Object.fromEntries(states)).toMatchObject({
      [read]: { isPublished: true, hasChanges: true },
      [fresh]: { isPublished: false, hasChanges: false },
    });
    expect([await titleOf(read), await isPublic(fresh), await isReadItem(item.guid)]).toEqual([
      'Zoals het was',
      false,
      false,
    ]);
    const menu = (await test.app.inject({ url: '/api/menus:withName?name=Top%20level%20menu' })).body;
    expect(menu).not.toContain(menuItem);
    // Once is enough: readers have something else by now.
    const again = await putBack(undo);
    expect([again.statusCode, again.json<Problem>().code]).toEqual([409, 'not-put-back']);
    expect(reasonsIn(again)).toContainEqual([`pages.${read}`, 'changed-meanwhile']);
  });

  it('plans again what was planned, and takes off a shared part and an item with a film', async () => {
    const planned = await draft();
    const publishAt = '2036-01-01T09:00:00.000Z';
    await post(`/api/pages/${planned}/schedule`, manager, { publishAt, unpublishAt: null });
    const part = await draft('shared-part');
    const list = await buildList(test.services);
    const contents = { isPublished: false, contentBuildingBlockInstances: [filmBlock] };
    const film = await buildItem(test.services, list.guid, contents);
    const { undo } = (await publish({ ...pagesOf(planned, part), items: [film.guid] })).json<Published>();
    expect([await isPublic(planned), await isReadItem(film.guid)]).toEqual([true, true]);
    const back = await putBack(undo);
    expect(back.statusCode, back.body).toBe(200);
    expect([await isPublic(planned), await isReadItem(film.guid)]).toEqual([false, false]);
    const copyOf = async (id: string) =>
      (await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: admin })).json<WorkingCopy>();
    expect(await copyOf(planned)).toMatchObject({ isPublished: false, publishAt });
    expect(await copyOf(part)).toMatchObject({ isPublished: false });
  });

  it('puts nothing back where one of them was changed since, and leaves that to who may', async () => {
    const [one, two] = [await draft(), await draft()];
    const { undo } = (await publish(pagesOf(one, two))).json<Published>();
    await write(one, 'Weer anders');
    await publish(pagesOf(one));
    const refused = await putBack(undo);
    expect([refused.statusCode, reasonsIn(refused)]).toEqual([409, [[`pages.${one}`, 'changed-meanwhile']]]);
    expect([await isPublic(one), await isPublic(two)]).toEqual([true, true]);
    expect((await putBack(undo, editor)).statusCode).toBe(403);
    expect((await putBack(undo, {})).statusCode).toBe(401);
  });

  it('offers no way back to an older version that would need a yes', async () => {
    const read = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
    await write(read, 'Anders');
    await need({ scope: 'everywhere' });
    await post(`/api/pages/${read}/review/ask`, editor, {});
    const { sequence } = (
      await test.app.inject({ url: `/api/pages/${read}/working-copy`, headers: admin })
    ).json<WorkingCopy>();
    await post(`/api/pages/${read}/review/approve`, admin, { sequence });
    const published = await publish(pagesOf(read), editor);
    expect(published.statusCode, published.body).toBe(200);
    expect(published.json<Published>().undo).toBeNull();
  });
});
