import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { BulkResult, UserDetail, UserList } from '../contract/user.ts';

let test: TestApp;
let admin: { authorization: string };
let adminId: string;
const password = 'een lang wachtwoord 1';

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  adminId = (await idsOf('search=admin-1'))[0] ?? '';
});
afterAll(() => test.close());

interface Person {
  firstName: string;
  middleName: string;
  lastName: string;
  accountType: AccountType;
  roleIds: string[];
  emailVerified: boolean;
}

async function makeUser(mailbox: string, person: Partial<Person> = {}): Promise<string> {
  const { id } = await test.services.users.createUser(system, {
    email: `${mailbox}@vloedhaven.example`,
    password,
    firstName: mailbox,
    emailVerified: true,
    ...person,
  });
  return id;
}

const makeRole = async (name: string) => await test.makeRole(name);

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

const list = async (query: string) => (await call('GET', `/api/users?${query}`)).json<UserList>();
const namesOf = async (query: string) => (await list(query)).users.map(({ name }) => name);
const idsOf = async (query: string) => (await list(query)).users.map(({ guid }) => guid);
const read = async (id: string) => (await call('GET', `/api/users/${id}`)).json<UserDetail>();
const actionsOn = async (id: string) =>
  (
    await test.platform.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('GET /api/users', () => {
  let role: string;

  beforeAll(async () => {
    role = await makeRole('Zoekrol');
    await makeUser('zoek-a', { firstName: 'José', lastName: 'Çelik', roleIds: [role] });
    await makeUser('zoek-b', { firstName: 'Anna', lastName: 'Zoekmans', accountType: 'ContentManager' });
    await makeUser('zoek-c', { firstName: 'Bert', lastName: '100%_zoek', emailVerified: false });
    const seen = await makeUser('zoek-d', { firstName: 'Daan', lastName: 'Zoekmans' });
    await test.platform.db
      .updateTable('user')
      .set({ last_seen_at: new Date(), is_active: false, origin: 'Registration' })
      .where('id', '=', seen)
      .execute();
  });

  it.each([
    ['by part of a name, accents or not', 'search=jose', ['José Çelik']],
    ['by several words in any order', 'search=celik+jos', ['José Çelik']],
    ['by address', 'search=zoek-b@', ['Anna Zoekmans']],
    ['with signs that a pattern would take for more', 'search=100%25_', ['Bert 100%_zoek']],
    ['by type', 'search=zoek-&type=ContentManager', ['Anna Zoekmans']],
    ['by one of several types', 'search=zoek-&type=ContentManager&type=Admin', ['Anna Zoekmans']],
    ['by origin', 'search=zoek-&origin=Registration', ['Daan Zoekmans']],
    ['who is not active', 'search=zoek-&active=false', ['Daan Zoekmans']],
    ['who has not proven their address', 'search=zoek-&verified=false', ['Bert 100%_zoek']],
    ['who was here this week', 'search=zoek-&lastSeen=week', ['Daan Zoekmans']],
    ['who was never here', 'search=zoek-&lastSeen=never', ['Anna Zoekmans', 'Bert 100%_zoek', 'José Çelik']],
    ['who was here longer than a year ago', 'search=zoek-&lastSeen=longer', []],
    ['sorted by name, backwards', 'search=zoekmans&sort_by=name_desc', ['Daan Zoekmans', 'Anna Zoekmans']],
    ['sorted by address', 'search=zoek-&sort_by=email_desc&itemCount=1', ['Daan Zoekmans']],
    ['sorted by type', 'search=zoek-&sort_by=type_asc&itemCount=1', ['Anna Zoekmans']],
    ['sorted by when they were here', 'search=zoek-&sort_by=lastSeen_desc&itemCount=1', ['Daan Zoekmans']],
    ['a page further on', 'search=zoek-&itemCount=1&pageNumber=2', ['Bert 100%_zoek']],
  ])('finds people %s', async (_, query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('by role, and says how many there are in all', async () => {
    const found = await list(`role=${role}&itemCount=1`);
    expect(found.users.map(({ name }) => name)).toEqual(['José Çelik']);
    expect(found.users[0]?.roleIds).toEqual([role]);
    expect((await list('search=zoek-&itemCount=2')).totalNumberOfItems).toBe(4);
  });

  it.each(['type=Koning', 'itemCount=101', 'pageNumber=0', 'sort_by=password_asc', 'role=x', 'lastSeen=ever'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `/api/users?${query}`)).statusCode).toBe(400);
    },
  );

  it('is for admins', async () => {
    expect((await call('GET', '/api/users', undefined, await test.signInAs('ContentManager'))).statusCode).toBe(403);
    expect((await test.app.inject({ url: '/api/users' })).statusCode).toBe(401);
  });
});

describe('one person', () => {
  it('can be read with all that an admin needs', async () => {
    const id = await makeUser('lees', { firstName: 'Lea', middleName: 'de', lastName: 'Zee' });
    expect(await read(id)).toMatchObject({
      guid: id,
      name: 'Lea de Zee',
      firstName: 'Lea',
      accountType: 'Standard',
      origin: 'Manual',
      signInMethods: ['credential'],
      sessionCount: 0,
      invitedBy: null,
      content: [],
      can: { deactivate: true, delete: true, accountTypes: ['Standard', 'ContentManager', 'Admin'] },
    });
    expect(await read(id)).not.toHaveProperty('termsOfUseVersionAccepted');
  });

  it('changes only in what is named, and all of it is written down', async () => {
    const [one = '', two = ''] = [await makeRole('Een'), await makeRole('Twee')];
    const id = await makeUser('wijzig', { lastName: 'Was', roleIds: [one] });
    const answer = await call('PUT', `/api/users/${id}`, {
      lastName: 'Werd',
      accountType: 'ContentManager',
      roleIds: [two],
      isActive: false,
    });
    expect(answer.json()).toMatchObject({
      name: 'wijzig Werd',
      firstName: 'wijzig',
      accountType: 'ContentManager',
      roleIds: [two],
      isActive: false,
    });
    expect(await actionsOn(id)).toEqual([
      'user.created',
      'user.renamed',
      'user.type-changed',
      'user.deactivated',
      'user.roles-changed',
    ]);
    await call('PUT', `/api/users/${id}`, { isActive: false, lastName: 'Werd' });
    expect(await actionsOn(id)).toHaveLength(5);
    await call('PUT', `/api/users/${id}`, { isActive: true });
    expect((await actionsOn(id)).at(-1)).toBe('user.activated');
  });

  it.each([
    [404, 'not-found', '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10', { lastName: 'x' }],
    [400, 'bad-input', 'x', { lastName: 'x' }],
  ])('answers %i for who is not there', async (status, code, id, body) => {
    const answer = await call('PUT', `/api/users/${id}`, body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('refuses an unknown role, and keeps the rest of that change out too', async () => {
    const id = await makeUser('onbekend');
    const answer = await call('PUT', `/api/users/${id}`, { lastName: 'x', roleIds: [crypto.randomUUID()] });
    expect(answer.json()).toMatchObject({ code: 'bad-input', fields: [{ path: 'body.roleIds' }] });
    expect((await read(id)).lastName).toBe('');
  });

  it('loses every right at once when it is deactivated, and keeps its session', async () => {
    const manager = await test.signInAs('ContentManager');
    const own = await call('GET', '/api/profiles:loggedIn', undefined, manager);
    const { guid } = own.json<{ guid: string }>();
    expect((await call('GET', '/api/pages', undefined, manager)).statusCode).toBe(200);
    expect((await call('PUT', `/api/users/${guid}`, { isActive: false })).statusCode).toBe(200);
    expect((await call('GET', '/api/pages', undefined, manager)).statusCode).toBe(403);
    const profile = await call('GET', '/api/profiles:loggedIn', undefined, manager);
    expect(profile.json()).toMatchObject({ isActive: false, isContentManager: false });
  });
});

describe('what no admin can do', () => {
  it.each<[AccountType, AccountType]>([
    ['Standard', 'Mett'],
    ['Standard', 'Developer'],
    ['Mett', 'Standard'],
  ])('make a %s into %s', async (from, to) => {
    const id = await makeUser(`lift-${from}-${to}`.toLowerCase(), { accountType: from });
    const answer = await call('PUT', `/api/users/${id}`, { accountType: to });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'staff-only']);
    expect((await read(id)).accountType).toBe(from);
  });

  it('lift themselves', async () => {
    expect((await call('PUT', `/api/users/${adminId}`, { accountType: 'Mett' })).statusCode).toBe(403);
    expect((await call('PUT', `/api/users/${adminId}`, { accountType: 'Developer' })).statusCode).toBe(403);
  });

  it('deactivate or delete themselves', async () => {
    expect((await call('PUT', `/api/users/${adminId}`, { isActive: false })).json()).toMatchObject({
      code: 'own-account',
    });
    expect((await call('DELETE', `/api/users/${adminId}`)).json()).toMatchObject({ code: 'own-account' });
  });

  it('end the last admin, whoever they are', async () => {
    const mett = await test.signInAs('Mett');
    for (const body of [{ isActive: false }, { accountType: 'Standard' }, { accountType: 'Mett' }]) {
      const answer = await call('PUT', `/api/users/${adminId}`, body, mett);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'last-admin']);
    }
    expect((await call('DELETE', `/api/users/${adminId}`, undefined, mett)).statusCode).toBe(409);
    expect((await call('PUT', `/api/users/${adminId}`, { accountType: 'Standard' })).statusCode).toBe(409);
  });

  it('end each other at the same moment', async () => {
    const [mett, other] = [await test.signInAs('Mett'), await makeUser('tweede-beheerder', { accountType: 'Admin' })];
    const answers = await Promise.all([
      call('PUT', `/api/users/${adminId}`, { accountType: 'Standard' }, mett),
      call('PUT', `/api/users/${other}`, { accountType: 'Standard' }, mett),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await test.services.users.change({ viewer: system }, adminId, { accountType: 'Admin' });
    await test.services.users.change({ viewer: system }, other, { accountType: 'Standard' });
  });
});

it('DELETE /api/users/{guid}/sessions shows someone out everywhere, and writes that down', async () => {
  const id = await makeUser('overal');
  const signIn = () => call('POST', '/api/auth/sign-in/email', { email: 'overal@vloedhaven.example', password });
  const { token } = (await signIn()).json<{ token: string }>();
  await signIn();
  const answer = await call('DELETE', `/api/users/${id}/sessions`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { count: 2 }]);
  const own = { authorization: `Bearer ${token}` };
  expect((await call('GET', '/api/profiles:loggedIn', undefined, own)).statusCode).toBe(401);
  expect(await actionsOn(id)).toEqual(['user.created', 'session.started', 'session.started', 'session.ended-by']);
});

describe('DELETE /api/users/{guid}', () => {
  const versionsBy = async (id: string) =>
    (await test.platform.db.selectFrom('page_version').select('id').where('published_by', '=', id).execute()).length;

  async function makeAuthor(mailbox: string): Promise<{ id: string; headers: { authorization: string } }> {
    const id = await makeUser(mailbox);
    const signedIn = await test.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: `${mailbox}@vloedhaven.example`, password },
    });
    const page = await test.platform.db.insertInto('page').defaultValues().returning('id').executeTakeFirstOrThrow();
    await test.platform.db
      .insertInto('page_version')
      .values({ page_id: page.id, number: 1, document: '{}', published_by: id })
      .execute();
    return { id, headers: { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` } };
  }

  it('ends their sessions and keeps what they made under nobody’s name', async () => {
    const { id, headers } = await makeAuthor('weg');
    expect((await read(id)).content).toEqual([{ kind: 'page-version', count: 1 }]);
    const answer = await call('DELETE', `/api/users/${id}`);
    expect(answer.statusCode).toBe(204);
    expect((await call('GET', '/api/profiles:loggedIn', undefined, headers)).statusCode).toBe(401);
    expect((await call('GET', `/api/users/${id}`)).statusCode).toBe(404);
    expect([await versionsBy(id), await versionsBy('deleted-user')]).toEqual([0, 1]);
    expect(await actionsOn(id)).toEqual(['user.created', 'session.started', 'user.deleted']);
  });

  it('gives what they made to someone else', async () => {
    const { id } = await makeAuthor('erflater');
    const heir = await makeUser('erfgenaam');
    expect((await call('DELETE', `/api/users/${id}?giveTo=${crypto.randomUUID()}`)).statusCode).toBe(400);
    expect((await call('DELETE', `/api/users/${id}?giveTo=${id}`)).statusCode).toBe(400);
    expect((await call('DELETE', `/api/users/${id}?giveTo=${heir}`)).statusCode).toBe(204);
    expect(await versionsBy(heir)).toBe(1);
  });
});

describe('POST /api/users:bulk', () => {
  const bulk = async (payload: object, headers = admin) =>
    (await call('POST', '/api/users:bulk', payload, headers)).json<BulkResult>();

  it('changes who may be changed, and names the others with the reason', async () => {
    const [a = '', b = '', mett = ''] = [
      await makeUser('bulk-a'),
      await makeUser('bulk-b'),
      await makeUser('bulk-mett', { accountType: 'Mett' }),
    ];
    const guids = [a, b, mett, adminId, crypto.randomUUID()];
    const result = await bulk({ action: 'deactivate', guids });
    expect(result.changed).toBe(2);
    expect(result.changedGuids.sort()).toEqual([a, b].sort());
    expect(result.refused.map(({ guid, rule }) => [guid, rule]).sort()).toEqual(
      [
        [mett, 'staff-only'],
        [adminId, 'own-account'],
      ].sort(),
    );
    expect((await actionsOn(a)).at(-1)).toBe('user.deactivated');
    expect(await bulk({ action: 'activate', guids: [a] })).toMatchObject({ changed: 1, refused: [] });
  });

  it('leaves one admin, even when all of them are chosen', async () => {
    const [mett, second] = [await test.signInAs('Mett'), await makeUser('bulk-beheerder', { accountType: 'Admin' })];
    const result = await bulk({ action: 'deactivate', filter: { type: ['Admin'] } }, mett);
    expect(result.refused.map(({ rule }) => rule)).toEqual(['last-admin']);
    const left = await list('type=Admin&active=true').catch(() => undefined);
    expect(left?.totalNumberOfItems ?? 1).toBe(1);
    await test.services.users.change({ viewer: system }, adminId, { isActive: true });
    await test.services.users.change({ viewer: system }, second, { accountType: 'Standard' });
  });

  it.each([
    [{ action: 'activate' }],
    [{ action: 'activate', guids: [], filter: {} }],
    [{ action: 'giveRole', guids: [crypto.randomUUID()] }],
    [{ action: 'giveRole', roleId: crypto.randomUUID(), guids: [crypto.randomUUID()] }],
    [{ action: 'promote', guids: [crypto.randomUUID()] }],
  ])('refuses %j', async (payload) => {
    expect((await call('POST', '/api/users:bulk', payload)).statusCode).toBe(400);
  });
});

describe('GET /api/users:export', () => {
  it('is a file that a spreadsheet opens, and no formula', async () => {
    await makeUser('formule', { firstName: '=HYPERLINK("http://kwaad.example")' });
    const answer = await call('GET', '/api/users:export?search=formule');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Naam";"E-mailadres";"Accounttype";"Herkomst";"Actief";"E-mailadres bevestigd";"Rollen";"Laatst gezien";"Aangemaakt";"Kenmerk"',
    );
    expect(lines[1]).toMatch(/;"Standaard";"Beheerder";"ja";"(ja|nee)";/);
    const english = await call('GET', '/api/users:export?search=formule&language=en');
    expect(english.body).toMatch(/^\uFEFF"Name";"E-mail address";.*\r\n.*;"Standard";/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://kwaad.example"")"`);
    expect(lines).toHaveLength(3);
  });

  it('has everyone, however many, and is written down', async () => {
    const answer = await call('GET', '/api/users:export');
    const { totalNumberOfItems } = await list('');
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(totalNumberOfItems + 1);
    const { count } = await test.platform.db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('action', '=', 'user.exported')
      .executeTakeFirstOrThrow();
    expect(count).toBe(3);
  });

  it('is for admins, and refuses a filter that is none', async () => {
    expect((await call('GET', '/api/users:export', undefined, await test.signInAs('ContentManager'))).statusCode).toBe(
      403,
    );
    expect((await test.app.inject({ url: '/api/users:export' })).statusCode).toBe(401);
    expect((await call('GET', '/api/users:export?type=x')).statusCode).toBe(400);
  });
});
