import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import type { UserList } from '#features/users/contract/user.ts';
import { viewerOf } from '#platform/contract/rights/viewer.ts';
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
const makeUser = async (mailbox: string) =>
  (
    await test.services.users.createUser(system, {
      email: `${mailbox}@vloedhaven.example`,
      password: 'een lang wachtwoord 1',
      firstName: mailbox,
    })
  ).id;
const detailsOn = async (subjectId: string) =>
  (await test.services.audit.list(system, { itemCount: 50, search: '', subjectId })).entries
    .reverse()
    .map(({ action, details }) => [action, details]);
const actionsOn = async (id: string) =>
  (
    await test.platform.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('roles', () => {
  it('are made, listed by name, changed and deleted, and it is written down', async () => {
    const made = await call('POST', '/api/roles', {
      name: ' Wijkpanel ',
      description: 'Denkt mee',
      grantedOn: 'Verification',
    });
    const role = made.json<Role>();
    expect(role).toEqual({
      id: expect.any(String),
      name: 'Wijkpanel',
      description: 'Denkt mee',
      grantedOn: 'Verification',
      memberCount: 0,
    });
    await make('aanpak');
    const names = (await call('GET', '/api/roles')).json<Role[]>().map(({ name }) => name);
    expect(names).toEqual(['aanpak', 'Wijkpanel']);
    const changed = await call('PUT', `/api/roles/${role.id}`, { name: 'WIJKPANEL', grantedOn: 'Manual' });
    expect(changed.json()).toMatchObject({ name: 'WIJKPANEL', description: '', grantedOn: 'Manual' });
    expect((await call('DELETE', `/api/roles/${role.id}`)).statusCode).toBe(204);
    expect((await call('GET', `/api/roles/${role.id}`)).statusCode).toBe(404);
    expect(await actionsOn(role.id)).toEqual(['role.created', 'role.changed', 'role.deleted']);
  });

  it('are written down with what they decide, and with what they decided when they go', async () => {
    const { id } = await make('Sluiswacht');
    await call('PUT', `/api/roles/${id}`, { name: 'Brugwacht', grantedOn: 'Verification', description: 'Anders' });
    const member = await makeUser('sluiswachter');
    await call('POST', `/api/roles/${id}/members`, { guids: [member] });
    await addPage(
      test.services.pages,
      { viewer: system },
      { title: text('Sluizen'), visibility: 'Roles', roleIds: [id] },
    );
    await call('DELETE', `/api/roles/${id}`);
    expect(await detailsOn(id)).toEqual([
      ['role.created', { grantedOn: 'Manual' }],
      [
        'role.changed',
        {
          before: { name: 'Sluiswacht', grantedOn: 'Manual' },
          after: { name: 'Brugwacht', grantedOn: 'Verification' },
        },
      ],
      ['role.deleted', { members: 1, uses: [expect.stringMatching(/: Sluizen$/)] }],
    ]);
  });

  it('have names of their own, whatever the letters, and also when two are made at once', async () => {
    const { id } = await make('Enig');
    const answers = await Promise.all([make('Dubbel'), call('POST', '/api/roles', { name: 'dubbel' })]);
    expect(answers.filter((answer) => 'statusCode' in answer && answer.statusCode === 409).length).toBeLessThanOrEqual(
      1,
    );
    const all = (await call('GET', '/api/roles')).json<Role[]>();
    expect(all.filter(({ name }) => name.toLowerCase() === 'dubbel')).toHaveLength(1);
    expect((await call('POST', '/api/roles', { name: 'ENIG' })).json()).toMatchObject({ code: 'role-name-taken' });
    expect((await call('PUT', `/api/roles/${id}`, { name: 'dubbel' })).statusCode).toBe(409);
    expect((await call('PUT', `/api/roles/${id}`, { name: 'enig' })).statusCode).toBe(200);
  });

  it.each([
    [400, 'POST', '/api/roles', { name: ' ' }],
    [400, 'POST', '/api/roles', { name: 'x'.repeat(101) }],
    [400, 'POST', '/api/roles', { name: 'x', grantedOn: 'Always' }],
    [404, 'PUT', `/api/roles/${crypto.randomUUID()}`, { name: 'Niemand' }],
    [404, 'DELETE', `/api/roles/${crypto.randomUUID()}`, undefined],
    [404, 'GET', `/api/roles/${crypto.randomUUID()}/members`, undefined],
    [404, 'POST', `/api/roles/${crypto.randomUUID()}/members`, { guids: [crypto.randomUUID()] }],
  ] as const)('answers %i to %s %s %j', async (status, method, url, payload) => {
    expect((await call(method, url, payload)).statusCode).toBe(status);
  });

  it('are for admins only', async () => {
    const manager = await test.signInAs('ContentManager');
    expect((await call('GET', '/api/roles', undefined, manager)).statusCode).toBe(403);
    expect((await call('POST', '/api/roles', { name: 'Stiekem' }, manager)).statusCode).toBe(403);
  });
});

it('are read and changed by nobody else, by whatever way the service is reached', async () => {
  const { roles } = test.services;
  const { id } = await make('Gesloten');
  const viewer = viewerOf({ id: 'x', accountType: 'ContentManager', emailVerified: true, isActive: true, roleIds: [] });
  const [by, input] = [{ viewer }, { name: 'Open', description: '', grantedOn: 'Manual' as const }];
  const attempts: (() => Promise<unknown>)[] = [
    () => roles.list(viewer),
    () => roles.read(viewer, id, 'nl'),
    async () => roles.create(by, input),
    async () => roles.change(by, id, input),
    () => roles.remove(by, id),
    () => roles.members(viewer, id, { search: '', pageNumber: 1, itemCount: 10 }),
    () => roles.addMembers(by, id, []),
    () => roles.removeMember(by, id, crypto.randomUUID()),
  ];
  for (const attempt of attempts) await expect(attempt(), String(attempt)).rejects.toMatchObject({ status: 403 });
});

describe('members', () => {
  it('are added, paged, found and taken out again', async () => {
    const role = await make('Ledenrol');
    const guids = await Promise.all(['lid-a', 'lid-b', 'lid-c'].map(makeUser));
    const add = await call('POST', `/api/roles/${role.id}/members`, { guids });
    expect(add.json()).toEqual({ changed: 3 });
    const members = async (query: string) =>
      (await call('GET', `/api/roles/${role.id}/members?${query}`)).json<UserList>();
    expect((await members('itemCount=2')).users.map(({ name }) => name)).toEqual(['lid-a', 'lid-b']);
    expect((await members('itemCount=2')).totalNumberOfItems).toBe(3);
    expect((await members('search=lid-c')).users).toHaveLength(1);
    const [first] = guids;
    expect((await call('DELETE', `/api/roles/${role.id}/members/${first}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/api/roles/${role.id}/members/${first}`)).statusCode).toBe(404);
    const listed = (await call('GET', '/api/roles')).json<Role[]>().find(({ id }) => id === role.id);
    expect(listed?.memberCount).toBe(2);
    expect(await actionsOn(first ?? '')).toEqual(['user.created', 'user.roles-changed', 'user.roles-changed']);
  });

  it('are added while who asked waits, also when they are more than are changed at once', async () => {
    const role = await make('Grote rol');
    const people = Array.from({ length: 201 }, (_, number) => ({
      id: crypto.randomUUID(),
      name: `Velen ${number}`,
      email: `velen-${number}@vloedhaven.example`,
    }));
    await test.platform.db.insertInto('user').values(people).execute();
    const guids = people.map(({ id }) => id);
    expect((await call('POST', `/api/roles/${role.id}/members`, { guids })).json()).toEqual({ changed: 201 });
  });

  it('lose what the role gave them with the role', async () => {
    const role = await make('Vergaat');
    const member = await test.signInAs('Standard', { roleIds: [role.id] });
    const page = await addPage(
      test.services.pages,
      { viewer: system },
      {
        title: text('Alleen zij'),
        visibility: 'Roles',
        roleIds: [role.id],
      },
    );
    const read = async () => (await call('GET', `/api/pages/${page}`, undefined, member)).statusCode;
    expect(await read()).toBe(200);
    await call('DELETE', `/api/roles/${role.id}`);
    expect(await read()).toBe(403);
  });
});

describe('where a role is used', () => {
  it('names pages, blocks and files, and whether it is the only one there', async () => {
    const [role, other] = [await make('Gebruikt'), await make('Ook gebruikt')];
    await addPage(
      test.services.pages,
      { viewer: system },
      {
        title: text('Projectgroep', 'Project group'),
        visibility: 'Roles',
        roleIds: [role.id, other.id],
        editPermission: 'Roles',
        editRoles: [role.id],
        buildingBlockInstances: [
          {
            guid: crypto.randomUUID(),
            buildingBlockName: 'Separator',
            layoutPosition: 'main',
            sortId: 1,
            options: {},
            visibility: 'Roles',
            roleIds: [role.id],
          },
        ],
      },
    );
    const file = { media_type: 'image/png', byte_size: 1, sha256: 'x', visibility: 'Roles' };
    await test.platform.db
      .insertInto('asset')
      .values([
        { ...file, name: 'plan.png', role_ids: [role.id] },
        { ...file, name: 'schets.png', role_ids: [role.id, other.id] },
      ])
      .execute();
    const { uses } = (await call('GET', `/api/roles/${role.id}?language=en`)).json<RoleDetail>();
    expect(uses).toEqual([
      { kind: 'seePage', name: 'Project group', path: null, isOnly: false },
      { kind: 'editPage', name: 'Project group', path: null, isOnly: true },
      { kind: 'seeBlock', name: 'Project group', path: null, block: 'Separator', isOnly: true },
      { kind: 'seeFile', name: 'plan.png', path: null, isOnly: true },
      { kind: 'seeFile', name: 'schets.png', path: null, isOnly: false },
    ]);
    const unused = await make('Nergens');
    expect((await call('GET', `/api/roles/${unused.id}`)).json<RoleDetail>().uses).toEqual([]);
  });

  it('names items, what readers have beside what is written, and nothing that is in the trash', async () => {
    const [role, other] = [await make('Nog gebruikt'), await make('Erbij')];
    const { guid: list } = await buildList(test.services);
    await buildItem(test.services, list, {
      title: text('Notulen', 'Minutes'),
      visibility: 'Roles',
      roleIds: [role.id],
    });
    await buildItem(test.services, list, { title: 'Verslag', visibility: 'Roles', roleIds: [role.id, other.id] });
    const document = { title: text('Kring'), visibility: 'Roles', roleIds: [role.id] };
    const page = await addPage(test.services.pages, { viewer: system }, document);
    const away = await addPage(test.services.pages, { viewer: system }, { ...document, title: text('Weg') });
    await call('DELETE', `/api/pages/${away}`);
    const { sequence } = (await call('GET', `/api/pages/${page}/working-copy`)).json<{ sequence: number }>();
    await call('PUT', `/api/pages/${page}`, { sequence, changes: { visibility: 'Public' } });
    const { uses } = (await call('GET', `/api/roles/${role.id}?language=en`)).json<RoleDetail>();
    expect(uses).toEqual([
      { kind: 'seePage', name: 'Kring', path: null, isOnly: true },
      { kind: 'seeItem', name: 'Minutes', path: null, isOnly: true },
      { kind: 'seeItem', name: 'Verslag', path: null, isOnly: false },
    ]);
  });
});
