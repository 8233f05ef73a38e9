import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildBlock, buildPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { AccessOfForm, AccessOfPage, AccessOfPages } from '../contract/access.ts';

const unknown = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';
let now = new Date('2026-05-04T10:00:00Z');
let test: TestApp;
let admin: { authorization: string };
let mett: { authorization: string };
let role: string;
let carla: string;
let greetje: string;
let forRole: string;

const guidOf = async (headers: { authorization: string }) =>
  (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{ guid: string }>().guid;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now }, renderer: plainRenderer });
  role = await test.makeRole('Dijkwacht');
  admin = await test.signInAs('Admin');
  mett = await test.signInAs('Mett');
  carla = await guidOf(await test.signInAs('Standard', { roleIds: [role] }));
  greetje = await guidOf(mett);
  forRole = await buildPage(test.services, {
    title: text('Dijken'),
    visibility: 'Roles',
    roleIds: [role],
    editPermission: 'Roles',
    editRoles: [role],
    buildingBlockInstances: [
      buildBlock({ heading: text('Voor allen') }),
      buildBlock({ heading: text('Voor beheer'), visibility: 'Admin' }),
      buildBlock({ heading: text('Later'), period: { from: '2027-01-01T00:00:00Z' } }),
    ],
  });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = admin) => test.app.inject({ url, headers });

describe('who sees what, and why', () => {
  it.each([
    [
      'visitor',
      { allowed: false, rule: 'sign-in-needed', roles: [] },
      { rule: 'edit-role-needed', roles: ['Dijkwacht'] },
    ],
    [
      'member',
      { allowed: false, rule: 'role-needed', roles: ['Dijkwacht'] },
      { allowed: false, rule: 'edit-role-needed' },
    ],
    ['role', { allowed: true, rule: 'role', roles: ['Dijkwacht'] }, { allowed: true, rule: 'edit-role' }],
    ['user', { allowed: true, rule: 'role', roles: ['Dijkwacht'] }, { allowed: true, rule: 'edit-role' }],
  ])('as seen by a %s', async (kind, see, edit) => {
    const as = { visitor: 'visitor', member: 'member', role: `role:${role}`, user: `user:${carla}` }[kind] ?? '';
    const { pages } = (await get(`/api/access:pages?as=${as}`)).json<AccessOfPages>();
    const page = pages.find(({ guid }) => guid === forRole);
    expect(page?.see).toEqual(see);
    expect(page?.edit).toMatchObject(edit);
  });

  it('goes block by block, and names who it is about', async () => {
    const answer = (await get(`/api/access:page?as=role:${role}&page=${forRole}`)).json<AccessOfPage>();
    expect(answer.name).toBe('Dijkwacht');
    expect(answer.blocks.map(({ heading, see }) => [heading, see.allowed, see.rule])).toEqual([
      ['Voor allen', true, 'public'],
      ['Voor beheer', false, 'admins-only'],
      ['Later', false, 'not-yet'],
    ]);
  });

  it.each(['visitor', 'member'])('tells a %s that only content managers edit what names no role', async (as) => {
    const open = await buildPage(test.services);
    const nameless = await buildPage(test.services, { editPermission: 'Roles', editRoles: [] });
    const { pages } = (await get(`/api/access:pages?as=${as}`)).json<AccessOfPages>();
    for (const id of [open, nameless]) {
      const { edit } = pages.find(({ guid }) => guid === id) ?? {};
      expect(edit).toEqual({ allowed: false, rule: 'content-managers-only', roles: [] });
    }
  });

  it('says of every block of a page that is closed that the page is', async () => {
    const answer = (await get(`/api/access:page?as=member&page=${forRole}`)).json<AccessOfPage>();
    expect(answer.blocks.map(({ see }) => [see.allowed, see.rule])).toEqual(
      answer.blocks.map(() => [false, 'page-closed']),
    );
    expect(answer.blocks).toHaveLength(3);
  });

  it('knows pages that are not published', async () => {
    const id = await buildPage(test.services);
    await withdrawPage(test.services, id);
    const answer = (await get(`/api/access:page?as=visitor&page=${id}`)).json<AccessOfPage>();
    expect(answer.page.see).toMatchObject({ allowed: false, rule: 'not-published' });
  });

  it.each([
    ['a page that is not there', `/api/access:page?as=visitor&page=${unknown}`, 404],
    ['a role that is not there', `/api/access:pages?as=role:${unknown}`, 404],
    ['a person who is not there', `/api/access:pages?as=user:${unknown}`, 404],
    ['nobody', '/api/access:pages', 400],
    ['someone made up', '/api/access:pages?as=koning', 400],
  ])('answers for %s', async (_, url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it('does not let an admin look as seen by platform staff, but lets staff', async () => {
    const url = `/api/access:pages?as=user:${greetje}`;
    expect((await get(url)).statusCode).toBe(403);
    expect((await get(url, mett)).statusCode).toBe(200);
  });
});

describe('who deals with what a form brings in', () => {
  it('is told with the rule, to who is among them', async () => {
    const form = await buildForm(test.services, { settings: { handlerRoleIds: [role] } });
    const url = `/api/access:handlers?form=${form}`;
    const { people, roles } = (await get(url)).json<AccessOfForm>();
    expect(roles).toEqual(['Dijkwacht']);
    const ruleOf = (id: string) => people.find(({ guid }) => guid === id)?.handle;
    expect(ruleOf(carla)).toEqual({ allowed: true, rule: 'handler-role', roles: ['Dijkwacht'] });
    expect(ruleOf(await guidOf(admin))).toEqual({ allowed: true, rule: 'admin', roles: [] });
    expect((await get(url, await test.signInAs('Standard', { roleIds: [role] }))).statusCode).toBe(200);
    expect((await get(url, await test.signInAs('ContentManager'))).statusCode).toBe(404);
    expect((await test.app.inject({ url })).statusCode).toBe(401);
    expect((await get(`/api/access:handlers?form=${unknown}`)).statusCode).toBe(404);
    expect((await get('/api/access:handlers?form=x')).statusCode).toBe(400);
  });
});

const start = (as: string, headers: Record<string, string> = admin) =>
  test.app.inject({ method: 'POST', url: '/api/viewas', payload: { as }, headers });
const cookieOf = (answer: Awaited<ReturnType<typeof start>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('viewing as', () => {
  it.each([
    ['a visitor', 'visitor', 401],
    ['a member', 'member', 403],
    ['a role', 'role', 200],
    ['a person', 'user', 200],
  ])('%s sees what they would see', async (_, kind, status) => {
    const as = { role: `role:${role}`, user: `user:${carla}` }[kind] ?? kind;
    const answer = await start(as);
    expect(answer.statusCode).toBe(200);
    const viewingAs = { ...admin, cookie: cookieOf(answer) };
    expect((await get(`/api/pages/${forRole}`, viewingAs)).statusCode).toBe(status);
    expect((await get('/api/users', viewingAs)).statusCode).toBe(kind === 'visitor' ? 401 : 403);
  });

  it('changes nothing, and can be stopped', async () => {
    const viewingAs = { ...admin, cookie: cookieOf(await start('visitor')) };
    const change = await test.app.inject({
      method: 'POST',
      url: '/api/viewas',
      payload: { as: 'member' },
      headers: viewingAs,
    });
    expect([change.statusCode, change.json<{ code: string }>().code]).toEqual([403, 'viewing-as']);
    const write = await test.app.inject({
      method: 'PUT',
      url: '/api/profiles:loggedIn',
      payload: {},
      headers: viewingAs,
    });
    expect(write.json<{ code: string }>().code).toBe('viewing-as');
    const stop = await test.app.inject({ method: 'DELETE', url: '/api/viewas', headers: viewingAs });
    expect(stop.json()).toEqual({ stopped: true });
    expect(String(stop.headers['set-cookie'])).toContain('Max-Age=0');
  });

  it.each([
    ['someone else', async (cookie: string) => ({ ...mett, cookie })],
    ['a visitor', async (cookie: string) => ({ cookie })],
    [
      'a forger',
      async (cookie: string) => ({ ...admin, cookie: cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) }),
    ],
  ])('means nothing in the hands of %s', async (_, headersWith) => {
    const headers = await headersWith(cookieOf(await start(`role:${role}`)));
    const status = (await get(`/api/pages/${forRole}`, headers)).statusCode;
    expect(status).toBe('authorization' in headers ? 200 : 401);
    const isAdmin = (await get('/api/audit', headers)).statusCode === 200;
    expect(isAdmin).toBe('authorization' in headers);
  });

  it('ends by itself after a working day, and when the role is gone', async () => {
    const gone = await test.makeRole('Tijdelijk');
    const viewingAs = { ...admin, cookie: cookieOf(await start(`role:${gone}`)) };
    expect((await get('/api/audit', viewingAs)).statusCode).toBe(403);
    await test.platform.db.deleteFrom('role').where('id', '=', gone).execute();
    expect((await get('/api/audit', viewingAs)).statusCode).toBe(200);
    const old = { ...admin, cookie: cookieOf(await start('visitor')) };
    expect((await get('/api/audit', old)).statusCode).toBe(401);
    const before = now;
    now = new Date(now.getTime() + 9 * 60 * 60 * 1000);
    expect((await get('/api/audit', old)).statusCode).toBe(200);
    now = before;
  });

  it('is never what a visitor gets from a cache', async () => {
    const viewingAs = { ...admin, cookie: cookieOf(await start('visitor')), accept: 'text/html' };
    const looked = await get('/', viewingAs);
    expect(looked.headers['cache-control']).toMatch(/private|no-store/);
    expect(looked.headers['surrogate-key']).toBeUndefined();
    expect(looked.body).not.toBe((await get('/', {})).body);
  });

  it('is written down', async () => {
    const viewingAs = { ...admin, cookie: cookieOf(await start('member')) };
    await test.app.inject({ method: 'DELETE', url: '/api/viewas', headers: viewingAs });
    const { entries } = (await get('/api/audit?area=view-as')).json<{
      entries: { action: string; subject: object }[];
    }>();
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'view-as.stopped', subject: { id: 'member' } },
      { action: 'view-as.started', subject: { id: 'member' } },
    ]);
  });
});
