import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { samlIdentityProvider } from '#features/auth/server/testing/saml-identity-provider.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { pageRightsChange } from '#features/pages/contract/page-rights.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { buildField } from '#features/profile-fields/server/profile-fields.factory.ts';
import type { ApplicationUser } from '#features/profiles/contract/profile.ts';
import { endpointKey } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { effectsOf } from '#platform/server/effects.ts';
import { routes } from './routes.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** "Every act that touches rights is recorded" (docs/architecture.md): what decides rights, and which act records a change of it. */

/** A name like these says who may do what; a new one is seen by the tests below. */
const decidesRights =
  /visib|permission|role|account_?type|is_?active|^(email_)?verified$|granted|allowed|first_?sign|mapping|^mett$|^is_?on$|two_factor_enabled/i;

/** Each column with the acts that change it, or why it needs none of its own. */
const columns: Record<string, readonly string[] | string> = {
  'asset.visibility': 'given with the file, and never changed; a deleted role is recorded with the role',
  'asset.role_ids': 'the same',
  'block_instance.visibility': 'a copy of what the published version of the page says',
  'block_instance.role_ids': 'the same',
  'form.visibility': ['form.settings-changed'],
  'form.role_ids': ['form.settings-changed'],
  'form.handler_role_ids': ['form.settings-changed'],
  'form_hook.is_on':
    'whether others are told, recorded as form-hook.changed (form-hooks.routes.test.ts); it gives nobody a right here',
  'form_notice.role_ids': 'who is to be told of a submission, as the rule of its form said then',
  'invitation.role_ids': ['invitation.sent'],
  'item.visibility': ['item.visibility-changed'],
  'item.role_ids': ['item.visibility-changed'],
  'item_count.visibility': 'counts items by it',
  'item_count.role_ids': 'the same',
  'menu_item.is_visible': 'whether it is drawn; whoever has the address reads the page all the same',
  'newsletter_list.role_ids':
    'who may choose to read a newsletter, recorded as newsletter-list.changed (newsletter-lists.routes.test.ts); it opens nothing on the site',
  'item_past.visibility': 'what the item said then, which is recorded',
  'item_past.role_ids': 'the same',
  'menu_item_past.is_visible': 'what the menu had then',
  'page_past.visibility': 'a copy of what the published version said then',
  'page_past.role_ids': 'the same',
  'page.visibility': 'a copy of what the published version says',
  'page.role_ids': 'the same',
  'profile_field.visible_for': ['profile-field.changed'],
  'profile_field.mett': ['profile-field.changed'],
  'role.granted_on': ['role.created', 'role.changed'],
  'search_entry.visibility': 'a copy of what the page or the item says',
  'search_entry.role_ids': 'the same',
  'sso_provider.is_on': ['provider.switched'],
  'sso_provider.first_sign_in': ['provider.created', 'provider.changed'],
  'sso_provider.allowed_domains': ['provider.created', 'provider.changed'],
  'submission_item_mapping.mapping': 'which answer of a form goes where in a draft, for who may write it anyway',
  'sso_provider.mapping': ['provider.created', 'provider.changed'],
  'two_factor.verified': 'whether the first code was given; switching it on and off is recorded (two-factor.test.ts)',
  'user.account_type': ['user.created', 'user.type-changed'],
  'user.email_verified': 'recorded as address.verified (registration-forms.routes.test.ts)',
  'user.is_active': ['user.deactivated', 'user.activated'],
  'user.two_factor_enabled': 'switching it on and off is recorded (two-factor.test.ts)',
  'user_role.role_id': ['user.created', 'user.roles-changed'],
};

/** Calls that take such a value and record nothing, and why. */
const recordsNothing: Record<string, string> = {
  'POST /api/listitem:preview/{blockGuid}': 'stores nothing',
  'POST /api/listitem/list/{blockGuid}': 'a new item: nobody had rights on it before, and its first version says them',
  'POST /api/listitemtypes/{guid}/preview': 'changes nothing',
};

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let member: ApplicationUser;
let roleId: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  const headers = await test.signInAs('Standard');
  member = (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json();
  roleId = (await call('POST', '/api/roles', { name: 'Havenmeesters', grantedOn: 'Manual' })).id;
});
afterAll(() => test.close());

type Answer = { id: string; sequence: number };
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer> {
  const answer = await test.app.inject({ method, url, headers: admin, ...(payload === undefined ? {} : { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body === '' ? ({} as Answer) : answer.json<Answer>();
}

async function changePage(id: string, changes: object): Promise<Answer> {
  const { sequence } = await call('GET', `/api/pages/${id}/working-copy`);
  return call('PUT', `/api/pages/${id}`, { sequence, changes });
}

const block = buildBlock({ buildingBlockName: 'List' });
const provider = {
  key: 'werkgever',
  protocol: 'saml',
  label: 'Werkgever',
  firstSignIn: 'Link',
  allowedDomains: ['werk.example'],
  metadata: samlIdentityProvider().getMetadata(),
  mapping: {},
};
const made = { page: '', provider: '' };

/** In order: some go on where the one before stopped. */
const acts: [action: string, what: string, act: () => Promise<unknown>, details: () => object][] = [
  [
    'role.created',
    'a role',
    () => call('POST', '/api/roles', { name: 'Kade', grantedOn: 'Registration' }),
    () => ({ grantedOn: 'Registration' }),
  ],
  [
    'role.changed',
    'when a role is handed out',
    () => call('PUT', `/api/roles/${roleId}`, { name: 'Havenmeesters', grantedOn: 'Verification' }),
    () => ({ before: { grantedOn: 'Manual' }, after: { grantedOn: 'Verification' } }),
  ],
  [
    'user.type-changed',
    'the account type of someone',
    () => call('PUT', `/api/users/${member.guid}`, { accountType: 'ContentManager' }),
    () => ({ from: 'Standard', to: 'ContentManager' }),
  ],
  [
    'user.roles-changed',
    'the roles of someone',
    () => call('PUT', `/api/users/${member.guid}`, { roleIds: [roleId] }),
    () => ({ given: ['Havenmeesters'], taken: [] }),
  ],
  [
    'user.deactivated',
    'that someone is let out',
    () => call('PUT', `/api/users/${member.guid}`, { isActive: false }),
    () => ({}),
  ],
  ['user.activated', 'and in again', () => call('PUT', `/api/users/${member.guid}`, { isActive: true }), () => ({})],
  ['user.created', 'an account that the system makes', () => test.signInAs('Mett'), () => ({ accountType: 'Mett' })],
  [
    'invitation.sent',
    'the roles that are promised',
    () => call('POST', '/api/userinvitations', { lines: 'gast@vloedhaven.example', roleIds: [roleId] }),
    () => ({ roles: ['Havenmeesters'] }),
  ],
  [
    'setting.changed',
    'who may register',
    () => call('PUT', '/api/platformsettingvalues/registration', { value: 'open' }),
    () => ({ before: 'closed', after: 'open' }),
  ],
  [
    'profile-field.changed',
    'who reads the answers to a field',
    async () => {
      const { guid, ...field } = await buildField(test, { key: 'dienst', visibleFor: 'user' });
      await call('PUT', `/api/profilefields/${guid}`, { ...field, visibleFor: null });
    },
    () => ({ before: { visibleFor: 'user' }, after: { visibleFor: null } }),
  ],
  [
    'provider.created',
    'who comes in by a provider',
    async () => {
      made.provider = (await call('POST', '/api/sso-providers', provider)).id;
    },
    () => ({ after: { firstSignIn: 'Link', allowedDomains: ['werk.example'] } }),
  ],
  [
    'provider.switched',
    'whether anyone does',
    () => call('PUT', `/api/sso-providers/${made.provider}/on`, { isOn: true }),
    () => ({ before: { isOn: false }, after: { isOn: true } }),
  ],
  [
    'provider.changed',
    'the roles that it gives',
    () => {
      const mapping = { roleClaim: 'groups', roles: [{ value: 'haven', roleId }] };
      return call('PUT', `/api/sso-providers/${made.provider}`, { ...provider, key: undefined, mapping });
    },
    () => ({ before: { mapping: { roles: [] } }, after: { mapping: { roles: [{ value: 'haven', roleId }] } } }),
  ],
  [
    'item.visibility-changed',
    'who reads an item',
    async () => {
      const { guid } = await buildItem(test.services, (await buildList(test.services)).guid);
      await call('PUT', `/api/listitem/${guid}`, { visibility: 'Roles', roleIds: [roleId] });
    },
    () => ({ before: { visibility: 'Public', roleIds: [] }, after: { visibility: 'Roles', roleIds: [roleId] } }),
  ],
  [
    'form.settings-changed',
    'who fills in a form and who deals with what was sent',
    async () => {
      const { guid } = (await call('POST', '/api/forms', {
        title: 'Meldpunt',
        from: { nothing: true },
      })) as unknown as { guid: string };
      await call('PUT', `/api/forms/${guid}/settings`, {
        visibility: 'Roles',
        roleIds: [roleId],
        handlerRoleIds: [roleId],
      });
    },
    () => ({
      before: { visibility: 'Public', roleIds: [], handlerRoleIds: [] },
      after: { visibility: 'Roles', roleIds: [roleId], handlerRoleIds: [roleId] },
    }),
  ],
  [
    'page.created',
    'who sees a page from its beginning',
    () => call('POST', '/api/pages', { kind: 'page', document: { title: text('Besloten'), visibility: 'Users' } }),
    () => ({ before: { visibility: 'Public' }, after: { visibility: 'Users' } }),
  ],
  [
    'page.permissions-changed',
    'who sees and edits a page, and adds to its blocks, while it is written',
    async () => {
      made.page = await buildPage(test.services, { buildingBlockInstances: [block] });
      const buildingBlockInstances = [{ ...block, addPermission: 'Users' }];
      await changePage(made.page, { visibility: 'Users', editRoles: [roleId], buildingBlockInstances });
    },
    () => ({
      isDraft: true,
      before: { visibility: 'Public', editRoles: [], blocks: { [block.guid]: { addPermission: 'Admin' } } },
      after: { visibility: 'Users', editRoles: [roleId], blocks: { [block.guid]: { addPermission: 'Users' } } },
    }),
  ],
  [
    'page.published',
    'the same once readers have it',
    () => call('POST', `/api/pages/${made.page}/publish`, {}),
    () => ({
      before: { visibility: 'Public', editRoles: [], blocks: { [block.guid]: { addPermission: 'Admin' } } },
      after: { visibility: 'Users', editRoles: [roleId], blocks: { [block.guid]: { addPermission: 'Users' } } },
    }),
  ],
  [
    'page.version-restored',
    'what an older version brings back',
    () => call('POST', `/api/pages/${made.page}/versions/1/restore`),
    () => ({ before: { visibility: 'Users' }, after: { visibility: 'Public' } }),
  ],
  [
    'block.permissions-changed',
    'who adds to a block at once',
    () =>
      call('POST', `/api/buildingblockinstance/${block.guid}/permissions`, {
        addPermission: 'Roles',
        addRoles: [roleId],
      }),
    () => ({
      before: { addPermission: 'Users', addRoles: [] },
      after: { addPermission: 'Roles', addRoles: [roleId] },
    }),
  ],
  [
    'page.unpublished',
    'who edits once only the working copy is left',
    () => call('POST', `/api/pages/${made.page}/unpublish`),
    () => ({ before: { editRoles: [roleId] }, after: { editRoles: [] } }),
  ],
  [
    'role.deleted',
    'where a role was used',
    () => call('DELETE', `/api/roles/${roleId}`),
    () => ({ members: 1, uses: expect.arrayContaining([expect.stringMatching(/^addToBlock: /)]) }),
  ],
];

it.each(acts)('%s: %s', async (action, _, act, details) => {
  await act();
  const [latest] = await test.platform.db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(latest).toMatchObject({ action, details: details() });
});

describe('what decides rights', () => {
  it('is written here for every column of the database', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = ${test.platform.schema} order by 1`.execute(test.platform.db);
    const found = rows.map(({ name }) => name).filter((name) => decidesRights.test(name.replace(/^.*\./, '')));
    expect(found.toSorted()).toEqual(Object.keys(columns).toSorted());
  });

  it('is tested here by each act that changes a column', () => {
    const tested = acts.map(([action]) => action);
    const named = Object.values(columns).flatMap((how) => (typeof how === 'string' ? [] : how));
    expect(named.filter((action) => !tested.includes(action))).toEqual([]);
  });

  it('is recorded by every call that takes it in', () => {
    const taking = routes.filter(({ endpoint }) => {
      const { audits, body } = endpoint;
      return (
        audits !== undefined && body instanceof z.ZodType && namesIn(body).some((name) => decidesRights.test(name))
      );
    });
    expect(taking.length).toBeGreaterThan(10);
    const silent = taking.filter(({ endpoint }) => effectsOf({ ...endpoint, touches: [] }).length === 0);
    expect(silent.map(({ endpoint }) => endpointKey(endpoint)).filter((key) => !(key in recordsNothing))).toEqual([]);
  });

  it('on a page and its blocks is looked at when it is saved, all of it', () => {
    const rights = (schema: z.ZodObject) => Object.keys(schema.shape).filter((name) => decidesRights.test(name));
    const before = PageDocument.parse({ title: text('Leeg'), buildingBlockInstances: [block] });
    for (const name of rights(PageDocument)) {
      const after = { ...before, [name]: name.endsWith('s') ? [randomUUID()] : 'Verify' };
      expect(pageRightsChange(before, after as PageDocument)?.after, name).toHaveProperty(name);
    }
    for (const name of rights(StoredBlock)) {
      const changed = { ...block, [name]: name.endsWith('s') ? [randomUUID()] : 'Verify' };
      const after = { ...before, buildingBlockInstances: [changed] } as PageDocument;
      expect(pageRightsChange(before, after)?.after, name).toHaveProperty(['blocks', block.guid, name]);
    }
  });
});

/** Every name in a schema, however deep. */
function namesIn(schema: z.ZodType): string[] {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), (name, value: unknown) => {
    if (name === 'properties') names.push(...Object.keys(value as object));
    return value;
  });
  return names;
}
