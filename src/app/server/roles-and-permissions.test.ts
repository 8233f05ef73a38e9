import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { buildField } from '#features/profile-fields/server/profile-fields.factory.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** §6, row by row, as the calls answer it. What a screen adds to this is in the browser stories. */

type Headers = Record<string, string>;
const kinds = ['visitor', 'member', 'team', 'manager', 'admin', 'mett', 'developer'] as const;
type Kind = (typeof kinds)[number];

let test: TestApp;
let teamPage: string;
let closedPage: string;
let memberId: string;
const people = {} as Record<Kind, Headers>;

const get = (url: string, headers: Headers) => test.app.inject({ url, headers });
const profileOf = async (kind: Kind) =>
  (await get('/api/profiles:loggedIn', people[kind])).json<Record<string, unknown> & { guid: string }>();

beforeAll(async () => {
  test = await startTestApp();
  const team = await test.makeRole('Dijkwacht');
  people.visitor = {};
  people.member = await test.signInAs('Standard');
  people.team = await test.signInAs('Standard', { roleIds: [team] });
  people.manager = await test.signInAs('ContentManager');
  people.admin = await test.signInAs('Admin');
  people.mett = await test.signInAs('Mett');
  people.developer = await test.signInAs('Developer');
  memberId = (await profileOf('member')).guid;
  teamPage = await buildPage(test.services, { editPermission: 'Roles', editRoles: [team] });
  closedPage = await buildPage(test.services, { editPermission: 'Users', editRoles: [team] });
  await buildField(test, { key: 'openbaar', visibleFor: null });
  await buildField(test, { key: 'eigen' });
  await buildField(test, { key: 'dienst', mett: true, visibleFor: null });
  await test.app.inject({
    method: 'PUT',
    url: '/api/profiles:loggedIn',
    headers: people.member,
    payload: {
      properties: [
        { key: 'openbaar', value: 'ja' },
        { key: 'eigen', value: 'nee' },
      ],
    },
  });
});
afterAll(() => test.close());

/** Who is let in; everyone else gets 401 or 403, by whether signing in would be a first step. */
async function letIn(url: string): Promise<Kind[]> {
  const granted: Kind[] = [];
  for (const kind of kinds) {
    const { statusCode } = await get(url, people[kind]);
    if (statusCode === 200) granted.push(kind);
    else expect([kind, statusCode]).toEqual([kind, kind === 'visitor' ? 401 : 403]);
  }
  return granted;
}

const everyone = [...kinds];
const signedIn = everyone.filter((kind) => kind !== 'visitor');
const managers: Kind[] = ['manager', 'admin', 'mett'];
const admins: Kind[] = ['admin', 'mett'];

describe('roles and permissions (§6)', () => {
  it.each<[string, string, Kind[]]>([
    ['public: search', '/api/search?q=dijk', everyone],
    ['public: legal pages', '/api/legal/terms-of-use', everyone],
    ['public: the menu', '/api/menus:withName?name=Top%20level%20menu', everyone],
    ['user: account pages', '/api/profiles:loggedIn', signedIn],
    ['user: account activity', '/api/profiles:activity', signedIn],
    ['content-manager: the list that editing starts from', '/api/pages', managers],
    ['admin: users', '/api/users', admins],
    ['admin: roles', '/api/roles', admins],
    ['admin: invitations', '/api/userinvitations', admins],
    ['admin: settings', '/api/platformsettingvalues?includeAll=true', admins],
    ['admin: mail', '/api/outbox', admins],
    ['admin: audit log', '/api/audit', admins],
    ['admin: who sees what', '/api/access:pages?as=visitor', admins],
  ])('%s', async (_, url, allowed) => {
    expect(await letIn(url)).toEqual(allowed);
  });

  it.each<[string, () => string, Kind[]]>([
    ['in the roles mode whoever has a role in editRoles too', () => teamPage, ['team', ...managers]],
    ['in another mode a role says nothing', () => closedPage, managers],
  ])('content manager of a page, and so the edit button: %s', async (_, page, expected) => {
    const editors: Kind[] = [];
    for (const kind of kinds) {
      const answer = await get(`/api/pages/${page()}`, people[kind]);
      if (answer.json<{ page: { can: { edit: boolean } } }>().page.can.edit) editors.push(kind);
    }
    expect(editors).toEqual(expected);
  });

  it.each<[Kind, object]>([
    ['member', { isAdmin: false, isMett: false, isDeveloper: false, isContentManager: false }],
    ['manager', { isAdmin: false, isContentManager: true }],
    ['admin', { isAdmin: true, isMett: false, isContentManager: true }],
    ['mett', { isAdmin: true, isMett: true }],
    ['developer', { isAdmin: false, isMett: false, isDeveloper: true, isContentManager: false }],
  ])('what the profile of a %s says of them', async (kind, flags) => {
    expect(await profileOf(kind)).toMatchObject(flags);
  });

  it('platform staff see extra profile fields', async () => {
    const keys = async (kind: Kind) =>
      (await get('/api/profilefields', people[kind])).json<{ key: string }[]>().map(({ key }) => key);
    expect(await keys('mett')).toContain('dienst');
    for (const kind of ['member', 'manager', 'admin', 'developer'] as const)
      expect(await keys(kind)).not.toContain('dienst');
  });

  it('profile fields shown to other users are those not visibleFor user', async () => {
    const answer = await get(`/api/profiles/${memberId}`, people.team);
    expect(answer.json<{ fields: { key: string }[] }>().fields.map(({ key }) => key)).toEqual(['openbaar']);
  });
});
