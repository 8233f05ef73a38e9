import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { itemsTag, itemTag, listTag } from '#features/list-items/contract/list-items.tags.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Role, RoleDetail } from '../contract/role.ts';

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const make = async (name: string) => (await call('POST', '/api/roles', { name })).json<Role>();
const remove = async ({ id }: Role) => expect((await call('DELETE', `/api/roles/${id}`)).statusCode).toBe(204);

/** Everything that can name a role, with this role alone. */
async function buildNaming(role: Role) {
  const only = { visibility: 'Roles' as const, roleIds: [role.id] };
  const block = buildBlock({ ...only, addPermission: 'Roles', addRoles: [role.id] });
  const page = await buildPage(test.services, {
    title: text('Besloten'),
    ...only,
    editPermission: 'Roles',
    editRoles: [role.id],
    buildingBlockInstances: [block],
  });
  const list = await buildList(test.services);
  const item = await buildItem(test.services, list.guid, only);
  const bytes = await pictures.png({ width: 8, height: 8 });
  const file = await test.services.assets.add(system, { name: 'plan.png', bytes, ...only });
  const email = `${role.id}@vloedhaven.example`;
  await call('POST', '/api/userinvitations', { lines: email, roleIds: [role.id], language: 'nl' });
  await test.platform.db
    .insertInto('sso_provider')
    .values({
      key: role.id,
      protocol: 'saml',
      label: role.name,
      first_sign_in: 'Link',
      allowed_domains: [],
      connection: JSON.stringify({ metadata: '' }),
      mapping: JSON.stringify({ roleClaim: 'groep', roles: [{ value: 'a', roleId: role.id }] }),
    })
    .execute();
  return { page, list, item, file };
}

/** The tables with a row that names this role, as it is in the database. */
async function tablesNaming({ id }: Role): Promise<string[]> {
  const { db } = test.platform;
  const rows = {
    page: await db.selectFrom('page').select('role_ids').execute(),
    block_instance: await db.selectFrom('block_instance').select('role_ids').execute(),
    item: await db.selectFrom('item').select('role_ids').execute(),
    asset: await db.selectFrom('asset').select('role_ids').execute(),
    search_entry: await db.selectFrom('search_entry').select('role_ids').execute(),
    invitation: await db.selectFrom('invitation').select('role_ids').execute(),
    sso_provider: await db.selectFrom('sso_provider').select('mapping').execute(),
    user_role: await db.selectFrom('user_role').select('role_id').execute(),
  };
  return Object.entries(rows).flatMap(([table, found]) => (JSON.stringify(found).includes(id) ? [table] : []));
}

/** Something that was kept under a tag, and how often it had to be made. */
function kept(tag: Tag) {
  let made = 0;
  return {
    async read(): Promise<number> {
      await test.platform.remember(`kept for a test/${tag}`, [tag], async () => {
        made += 1;
        return made;
      });
      return made;
    },
  };
}

describe('a deleted role', () => {
  it('is named by no row any more, whatever feature the row is of', async () => {
    const role = await make('Overal');
    await buildNaming(role);
    await test.signInAs('Standard', { roleIds: [role.id] });
    expect(await tablesNaming(role)).toEqual([
      'page',
      'block_instance',
      'item',
      'asset',
      'search_entry',
      'invitation',
      'sso_provider',
      'user_role',
    ]);
    await remove(role);
    expect(await tablesNaming(role)).toEqual([]);
  });

  it('takes along what was kept of what named it', async () => {
    const role = await make('Bewaard');
    const { page, list, item, file } = await buildNaming(role);
    const values = [pageTag(page), listTag(list.guid), itemTag(item.guid), assetTag(file.guid)].map(kept);
    for (const value of values) await value.read();
    await remove(role);
    expect(await Promise.all(values.map((value) => value.read()))).toEqual([2, 2, 2, 2]);
  });

  it('leaves what was kept when nothing named it', async () => {
    const role = await make('Nergens');
    const values = [pagesTag, itemsTag].map(kept);
    for (const value of values) await value.read();
    await remove(role);
    expect(await Promise.all(values.map((value) => value.read()))).toEqual([1, 1]);
  });

  it('leaves versions as they were published', async () => {
    const role = await make('Vastgelegd');
    const { page } = await buildNaming(role);
    const versions = () =>
      test.platform.db.selectFrom('page_version').selectAll().where('page_id', '=', page).orderBy('number').execute();
    const before = await versions();
    expect(JSON.stringify(before)).toContain(role.id);
    await remove(role);
    expect(await versions()).toEqual(before);
  });

  it('leaves what was only for it closed to all but admins', async () => {
    const role = await make('Verdwijnt');
    const member = await test.signInAs('Standard', { roleIds: [role.id] });
    const { page, item, file } = await buildNaming(role);
    await call('PUT', `/api/pages/${page}`, { sequence: 2, changes: { description: text('Concept') } });
    const addresses = [`/api/pages/${page}`, `/api/listitem/${item.guid}`, `/a/${file.guid}`];
    const answers = async (headers: { authorization: string }) =>
      Promise.all(addresses.map(async (url) => (await call('GET', url, undefined, headers)).statusCode));
    expect(await answers(member)).toEqual([200, 200, 200]);
    const strangers = [member, await test.signInAs('Standard'), await test.signInAs('ContentManager')];
    const before = await Promise.all(strangers.slice(1).map(answers));
    await remove(role);
    expect((await answers(member)).every((status) => status >= 400)).toBe(true);
    expect(await Promise.all(strangers.slice(1).map(answers))).toEqual(before);
    expect(await answers(admin)).toEqual([200, 200, 200]);
    expect((await call('GET', `/api/pages/${page}/working-copy`, undefined, member)).statusCode).toBe(403);
  });

  it('is told to nobody who reads or writes the page', async () => {
    const role = await make('Verzwegen');
    const { page } = await buildNaming(role);
    await call('PUT', `/api/pages/${page}`, { sequence: 2, changes: { description: text('Concept') } });
    await remove(role);
    const written = await call('GET', `/api/pages/${page}/working-copy`);
    expect(written.json()).toMatchObject({ document: { visibility: 'Roles', roleIds: [], editRoles: [] } });
    const answers = [
      written,
      await call('GET', `/api/pages/${page}`),
      await call('GET', `/api/pages/${page}/versions/1`),
      await call('GET', '/api/access:pages?as=member'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const answer of answers) expect(answer.body).not.toContain(role.id);
  });

  it('is not published again by who goes on writing', async () => {
    const role = await make('Niet opnieuw');
    const { page } = await buildNaming(role);
    await remove(role);
    const { sequence } = (await call('GET', `/api/pages/${page}/working-copy`)).json<{ sequence: number }>();
    await call('PUT', `/api/pages/${page}`, { sequence, changes: { description: text('Verder') } });
    expect((await call('POST', `/api/pages/${page}/publish`, { sequence: sequence + 1 })).statusCode).toBe(200);
    const newest = await test.platform.db
      .selectFrom('page_version')
      .select(['number', 'document'])
      .where('page_id', '=', page)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    expect(newest.number).toBe(2);
    expect(JSON.stringify(newest.document)).not.toContain(role.id);
  });

  it('is not brought back by an older version that named it', async () => {
    const role = await make('Van vroeger');
    const { page, item, list } = await buildNaming(role);
    await call('PUT', `/api/listitem/${item.guid}`, { visibility: 'Public', roleIds: [] });
    await remove(role);
    const restored = await call('POST', `/api/pages/${page}/versions/1/restore`, {});
    expect(restored.json()).toMatchObject({ document: { visibility: 'Roles', roleIds: [] } });
    expect(restored.body).not.toContain(role.id);
    expect((await call('POST', `/api/listitem:restore/${item.guid}`, { version: 1 })).statusCode).toBe(200);
    const row = await test.platform.db
      .selectFrom('item')
      .select(['visibility', 'role_ids'])
      .where('list_id', '=', list.guid)
      .executeTakeFirst();
    expect(row).toEqual({ visibility: 'Roles', role_ids: [] });
  });

  it('does not count beside the roles that are left', async () => {
    const [gone, left] = [await make('Weg'), await make('Blijft')];
    await buildPage(test.services, { title: text('Van twee'), visibility: 'Roles', roleIds: [gone.id, left.id] });
    await remove(gone);
    const { uses } = (await call('GET', `/api/roles/${left.id}`)).json<RoleDetail>();
    expect(uses).toEqual([{ kind: 'seePage', name: 'Van twee', path: null, isOnly: true }]);
  });
});

describe('a version', () => {
  it.each([
    ['page_version', 'document'],
    ['item_version', 'snapshot'],
  ] as const)('of %s is not changed, whoever asks the database', async (table, column) => {
    const list = await buildList(test.services);
    const item = await buildItem(test.services, list.guid);
    await call('PUT', `/api/listitem/${item.guid}`, { visibility: 'Users' });
    const change = test.platform.db
      .updateTable(table)
      .set({ [column]: '{}' })
      .execute();
    await expect(change).rejects.toThrow('a version never changes');
  });
});
