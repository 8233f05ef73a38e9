import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { listedAudits } from '#platform/contract/calls/call-effects.ts';
import { type Endpoint, endpointKey, isOpenWhileViewingAs } from '#platform/contract/calls/endpoint.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { routes } from './routes.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/**
 * What an admin who views the site as someone else may call, besides what is kept for everyone with the same rights
 * (docs/decisions/0055). A call that is allowed and not here, or the other way round, fails until someone has looked
 * whether it answers anything of the person's own.
 */
const written = [
  'DELETE /api/viewas',
  'GET /a/{guid}',
  'GET /api/accessibilitystatement/findings',
  'GET /api/accessibilitystatement/settings',
  'GET /api/access:page',
  'GET /api/access:pages',
  'GET /api/assetfolders',
  'GET /api/assets',
  'GET /api/assets/{guid}',
  'GET /api/assetstorage',
  'GET /api/audit',
  'GET /api/firsthour',
  'GET /api/firsthour/opening',
  'GET /api/firsthour/palette/{guid}',
  'GET /api/firsthour/sketches',
  'GET /api/auth/get-session',
  'GET /api/auth/mail-proof/{token}',
  'GET /api/auth/setup/{token}',
  'GET /api/auth/sso/saml2/sp/metadata/{key}',
  'GET /api/auth/sso/sign-out/{key}',
  'GET /api/buildingblocks',
  'GET /api/commands',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/imports',
  'GET /api/imports/{id}',
  'GET /api/imports/{id}/changes',
  'GET /api/imports/{id}/entries',
  'GET /api/imports:lists',
  'GET /api/imports:sample',
  'GET /api/jobs/failed',
  'GET /api/forms',
  'GET /api/forms/{guid}',
  'GET /api/forms/{guid}/handlers',
  'GET /api/forms/{guid}/counts',
  'GET /api/forms/{guid}/retention',
  'GET /api/forms/{guid}/versions/{version}',
  'GET /api/forms:choices',
  'GET /api/forms:questions',
  'GET /api/forms:examples',
  'GET /api/legal/{kind}/draft',
  'GET /api/listitem/list/{blockGuid}/feed.csv',
  'GET /api/listitem/list/{blockGuid}/own',
  'GET /api/threads/{kind}/{guid}/people',
  'GET /api/listitem:checks/{guid}',
  'GET /api/listitem:found',
  'GET /api/listitem:history/{id}',
  'GET /api/listitem:history/{id}/versions/{number}',
  'GET /api/listitem:history/{id}/moments/{number}',
  'GET /api/listitem:joined/{guid}',
  'GET /api/listitem:operations/{guid}',
  'GET /api/listitem:source/{guid}',
  'GET /api/listitem:versions/{guid}',
  'GET /api/listitem:workingcopy/{guid}',
  'GET /api/listitem:writtenparents/{blockGuid}',
  'GET /api/listitem:parts',
  'GET /api/live',
  'GET /api/live/socket',
  'GET /api/members',
  'GET /api/menus:source',
  'GET /api/activity/by/{guid}',
  'GET /api/follow-by-mail/{kind}/{guid}',
  'GET /api/newsletter-lists',
  'GET /api/newsletters',
  'GET /api/newsletters:stop/{key}',
  'GET /api/newsletters/{guid}',
  'GET /api/newsletters/{guid}/choices',
  'GET /api/newsletters/{guid}/preview',
  'GET /api/contentfindings',
  'GET /api/contentfindings/{kind}/{guid}',
  'GET /api/upkeep/{kind}/{guid}',
  'GET /api/redirects',
  'GET /api/openapi.json',
  'GET /api/outbox',
  'GET /api/outbox/{id}',
  'GET /api/outbox:status',
  'GET /api/pages',
  'GET /api/pages:linkable',
  'GET /api/pages:overview',
  'GET /api/pages:tree',
  'GET /api/pages:sharedParts',
  'GET /api/sharedparts/{id}',
  'GET /api/pages:owners',
  'GET /api/pages/{id}/blocks/{guid}/author',
  'GET /api/pages/{id}/text-marks',
  'GET /api/listitem:textmarks/{guid}',
  'GET /api/pages/{id}/comments',
  'GET /api/pages/{id}/checks',
  'GET /api/pages/{id}/shared-link',
  'GET /api/pages:found',
  'GET /api/pages/{id}/history',
  'GET /api/pages/{id}/moments/{number}',
  'GET /api/pages/{id}/needed',
  'GET /api/pages/{id}/operations',
  'GET /api/pages/{id}/presence',
  'GET /api/pages/{id}/review',
  'GET /api/listitem:comments/{id}',
  'GET /api/listitem:review/{id}',
  'GET /api/listitem:presence/{id}',
  'GET /api/listitem:previews/{id}',
  'GET /api/pages/{id}/previews',
  'GET /api/connections',
  'GET /api/contributions/proofs/{token}',
  'GET /api/idea-news/{token}',
  'GET /api/listitem:managing/{guid}',
  'GET /api/platformsettingvalues:source',
  'GET /api/platformsettingvalues:toTranslate',
  'GET /api/preview/{token}',
  'GET /api/sitepreviews',
  'GET /api/pages/{id}/versions',
  'GET /api/offers:queue',
  'GET /api/pages/{id}/versions/{number}',
  'GET /api/pages/{id}/working-copy',
  'GET /api/pages:editableAtPath',
  'GET /api/pages:trash',
  'GET /api/pagetemplates',
  'GET /api/profilefields',
  'GET /api/profilefields:definitions',
  'GET /api/profiles/{guid}',
  'GET /api/profiles:loggedIn',
  'GET /api/roles',
  'GET /api/roles/{id}',
  'GET /api/roles/{id}/members',
  'GET /api/search',
  'GET /api/search/promotions',
  'GET /api/search/synonyms',
  'GET /api/search:figures',
  'GET /api/statistics',
  'GET /api/shared-figures/{token}',
  'GET /api/statistics/items/{guid}',
  'GET /api/statistics/links',
  'GET /api/statistics/pages/{guid}',
  'GET /api/statistics:blocks',
  'GET /api/statistics:export',
  'GET /api/statistics:now',
  'GET /api/statistics:pages',
  'GET /api/statistics:parts',
  'GET /api/statistics:taking-part',
  'POST /api/statistics',
  'GET /api/sso-providers',
  'GET /api/trash',
  'GET /api/trash:spots',
  'GET /api/userinvitation:status/{id}',
  'GET /api/userinvitations',
  'GET /api/userinvitations:progress/{id}',
  'GET /api/users',
  'GET /api/users/{guid}',
  'GET /api/users/{guid}/sessions',
  'POST /api/auth/sign-in/passkey:begin',
  'POST /api/auth/sign-out',
  'POST /api/logs',
  'POST /logout',
];

/** They end what the others are walked in, so each is called by itself. */
const ending = ['DELETE /api/viewas', 'POST /api/auth/sign-out', 'POST /logout'];
const endedElsewhere = 'GET /api/auth/sso/sign-out/{key}';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let adminId: string;
let seen: Headers;
let seenId: string;
let viewing: Headers;

const idOf = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{ guid: string }>().guid;

async function viewingAs(id: string, headers: Headers): Promise<Headers> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/viewas',
    payload: { as: `user:${id}` },
    headers,
  });
  return { ...headers, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  adminId = await idOf(admin);
  // An admin too: whatever is refused is not refused for want of rights.
  seen = await test.signInAs('Admin');
  seenId = await idOf(seen);
});
beforeEach(async () => {
  viewing = await viewingAs(seenId, admin);
});
afterAll(() => test.close());

const address = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10');
const call = (endpoint: Endpoint, headers: Headers) =>
  test.app.inject({ method: endpoint.method as 'GET', url: address(endpoint), headers });
const named = (key: string): Endpoint => {
  const found = routes.find(({ endpoint }) => endpointKey(endpoint) === key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found.endpoint;
};
const entriesSince = async (id: number) =>
  test.platform.db.selectFrom('audit_entry').selectAll().where('id', '>', id).orderBy('id').execute();
const lastEntry = async () =>
  (await test.platform.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;

describe('while an admin views the site as someone', () => {
  it('is written down here what they may call all the same', () => {
    const allowed = routes.filter(({ endpoint }) => endpoint.whileViewingAs === 'allowed' && !endpoint.cached);
    expect(allowed.map(({ endpoint }) => endpointKey(endpoint)).sort()).toEqual(written.toSorted());
  });

  it('nothing that is open to them changes anything or is recorded, but for leaving', () => {
    const open = routes.map(({ endpoint }) => endpoint).filter(isOpenWhileViewingAs);
    const changing = open.filter(({ method }) => method !== 'GET').map(endpointKey);
    expect(changing.sort()).toEqual(
      [...ending, 'POST /api/auth/sign-in/passkey:begin', 'POST /api/logs', 'POST /api/statistics'].sort(),
    );
    const recorded = open.filter(({ audits }) => listedAudits(audits).length > 0).map(endpointKey);
    expect(recorded.sort()).toEqual([...ending, endedElsewhere].sort());
  });

  it('every other call is refused in words, and what is open is not', async () => {
    const before = await lastEntry();
    for (const { endpoint } of routes) {
      const key = endpointKey(endpoint);
      if (ending.includes(key)) continue;
      const answer = await call(endpoint, viewing);
      const isRefused = answer.statusCode === 403 && answer.body.includes('"viewing-as"');
      expect([key, isRefused]).toEqual([key, !isOpenWhileViewingAs(endpoint)]);
      expect([key, answer.statusCode < 500]).toEqual([key, true]);
    }
    expect(await entriesSince(before)).toEqual([]);
  });

  it.each([
    ['nl', 'U bekijkt de site als iemand anders.'],
    ['en', 'You are viewing the site as someone else.'],
  ])('says why in %s', async (language, words) => {
    const headers = { ...viewing, 'accept-language': language };
    const { detail } = (await call(named('GET /api/profiles:data'), headers)).json<Problem>();
    expect(detail).toContain(words);
  });

  it('nobody learns what the person votes for, nor downloads what is theirs', async () => {
    const { guid: block } = await buildList(test.services);
    const { guid } = await buildItem(test.services, block, { listItemTypeName: 'Idea' });
    const vote = await test.app.inject({ method: 'PUT', url: `/api/listitem:vote/${guid}`, headers: seen });
    expect(vote.json()).toMatchObject({ hasVoted: true });
    for (const url of [`/api/listitem:support/${guid}`, '/api/profiles:support', '/api/profiles:data']) {
      expect([url, (await test.app.inject({ url, headers: viewing })).statusCode]).toEqual([url, 403]);
    }
    for (const url of [
      `/api/listitem/${guid}`,
      `/api/listitem/list/${block}`,
      `/api/listitem/list/${block}/own`,
      `/api/listitem:joined/${guid}`,
      '/api/profiles:loggedIn',
      `/api/profiles/${seenId}`,
    ]) {
      const { statusCode, body } = await test.app.inject({ url, headers: viewing });
      expect([url, statusCode]).toEqual([url, 200]);
      expect([url, body]).toEqual([url, expect.not.stringMatching(/hasVoted|"vote"/)]);
    }
  });

  it.each(ending)('%s is recorded as done by the admin, and as whom', async (key) => {
    const own = await test.signInAs('Admin');
    const ownId = await idOf(own);
    const headers = await viewingAs(seenId, own);
    const before = await lastEntry();
    expect((await call(named(key), headers)).statusCode).toBeLessThan(400);
    const entries = await entriesSince(before);
    expect(entries).toMatchObject([{ actor_id: ownId, viewing_as: `user:${seenId}`, viewing_as_name: 'Test Admin' }]);
  });

  it('even what no call offers them would be recorded as theirs', async () => {
    const before = await lastEntry();
    const account = await test.services.auth.viewerFor({ ...client, authorization: seen.authorization });
    const viewer = { ...account, viewingAs: { by: adminId, who: `user:${seenId}`, name: 'Test Admin' } };
    await test.services.ownData.download({ viewer, client }, 'nl');
    const [entry] = await entriesSince(before);
    expect(entry).toMatchObject({ action: 'profile.downloaded', actor_id: adminId, viewing_as: `user:${seenId}` });
    const { entries } = (await test.app.inject({ url: '/api/audit', headers: admin })).json<{ entries: object[] }>();
    expect(entries[0]).toMatchObject({
      actor: { id: adminId, name: 'Test Admin' },
      viewingAs: { who: `user:${seenId}`, name: 'Test Admin' },
    });
    const own = await test.app.inject({ url: '/api/profiles:activity', headers: seen });
    expect(own.body).not.toContain('profile.downloaded');
  });
});

const client = {
  ip: '127.0.0.1',
  userAgent: '',
  host: 'localhost',
  origin: 'http://localhost',
  cookie: undefined,
  authorization: undefined,
};
