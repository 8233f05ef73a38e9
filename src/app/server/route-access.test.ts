import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '#platform/contract/calls/endpoint.ts';
import { fastifyPath } from '#platform/server/http/call-table.ts';
import { routes } from './routes.ts';
import { accessOfForms } from './testing/access-of-forms.ts';
import { accessOfIdeas } from './testing/access-of-ideas.ts';
import { accessOfNewsletters } from './testing/access-of-newsletters.ts';
import { accessOfOffers } from './testing/access-of-offers.ts';
import { accessOfPages } from './testing/access-of-pages.ts';
import { accessOfPolls } from './testing/access-of-polls.ts';
import { accessOfReactions } from './testing/access-of-reactions.ts';
import { accessOfTelling } from './testing/access-of-telling.ts';
import { accessOfWork } from './testing/access-of-work.ts';
import { callRoute } from './testing/call-route.ts';
import { accessOfAddresses } from './testing/effects-of-addresses.ts';
import { firstHourAccess } from './testing/first-hour-access.ts';
import { plainRenderer } from './testing/plain-renderer.ts';
import { routesOf } from './testing/routes-of.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { notDeclared } from './testing/undeclared-routes.ts';

/**
 * Every address of the product and who may use it at all (§6). A new route fails here until someone has written it down;
 * what a caller then may see or change is the service's decision. `machine`: this machine, or who has the token.
 */
const written: Record<string, Access | 'machine'> = {
  ...accessOfAddresses,
  ...firstHourAccess,
  'DELETE /cache_invalidate': 'content-manager',
  'GET /*': 'public',
  'GET /a/:guid': 'public',
  'DELETE /api/assetfolders/:guid': 'content-manager',
  'DELETE /api/assets/:guid': 'content-manager',
  'GET /api/assetfolders': 'content-manager',
  'GET /api/assetstorage': 'user',
  'GET /api/assets': 'content-manager',
  'GET /api/assets/:guid': 'content-manager',
  'POST /api/assetfolders': 'content-manager',
  'POST /api/assets/:guid/file': 'content-manager',
  'POST /api/assets/:guid/restore': 'content-manager',
  'POST /api/assets/:guid/undo-replace': 'content-manager',
  'POST /api/assets::bulk': 'content-manager',
  'PUT /api/assetfolders/:guid': 'content-manager',
  'PUT /api/assets/:guid': 'content-manager',
  'DELETE /api/viewas': 'public',
  'GET /api/accesstokens': 'user',
  'POST /api/accesstokens': 'user',
  'DELETE /api/accesstokens/:id': 'user',
  'GET /api/access::page': 'admin',
  'GET /api/access::pages': 'admin',
  'POST /api/viewas': 'admin',
  'GET /api/connections': 'admin',
  'PUT /api/connections/mailServer': 'admin',
  'PUT /api/connections/translator': 'admin',
  'DELETE /api/connections/:name': 'admin',
  'POST /api/connections::try': 'admin',
  'GET /api/platformsettingvalues::source': 'admin',
  'GET /api/platformsettingvalues::toTranslate': 'admin',
  'GET /api/platformsettingvalues::hostProof': 'public',
  'POST /api/platformsettingvalues::checkHost': 'admin',
  'PUT /api/platformsettingvalues': 'admin',
  'PUT /api/platformsettingvalues/:key': 'admin',
  'GET /api/audit': 'admin',
  'GET /api/audit::export': 'admin',
  'GET /api/auth/get-session': 'public',
  'GET /api/auth/mail-proof/:token': 'public',
  'POST /api/auth/change-email': 'user',
  'POST /api/auth/register': 'public',
  'POST /api/auth/reset-password': 'public',
  'POST /api/auth/reset-password::request': 'public',
  'POST /api/auth/sign-in/mail': 'public',
  'POST /api/auth/sign-in/mail-proof': 'public',
  'POST /api/auth/verification-mail': 'public',
  'POST /api/auth/verify': 'public',
  'POST /account/email': 'public',
  'POST /register': 'public',
  'POST /verify': 'public',
  'POST /verify/:token': 'public',
  'POST /login/mail': 'public',
  'POST /login/mail/code': 'public',
  'POST /login/mail/:token': 'public',
  'POST /reset-password': 'public',
  'POST /reset-password/:token': 'public',
  'GET /api/buildingblockinstance/:guid': 'public',
  'GET /api/buildingblocks': 'user',
  'GET /api/commands': 'user',
  'GET /api/consent::vendors': 'public',
  'GET /api/docs': 'public',
  'GET /api/docs.css': 'public',
  'DELETE /api/listitem/:guid': 'user',
  'DELETE /api/listitemtypes/:guid': 'admin',
  'GET /api/listitem/:guid': 'public',
  'GET /api/listitem/event/:guid/event.ics': 'public',
  'DELETE /api/listitem::join/:guid': 'user',
  'DELETE /api/listitem::vote/:guid': 'user',
  'GET /api/listitem::joined/:guid': 'user',
  'GET /api/listitem::checks/:guid': 'user',
  'GET /api/listitem::found': 'admin',
  'GET /api/listitem::history/:id': 'user',
  'GET /api/listitem::history/:id/versions/:number': 'user',
  'GET /api/listitem::history/:id/moments/:number': 'user',
  'POST /api/listitem::history/:id/restore': 'user',
  'PUT /api/listitem::checks/:guid': 'user',
  'GET /api/listitem::source/:guid': 'user',
  'GET /api/listitem::operations/:guid': 'user',
  'GET /api/listitem::writtenparents/:blockGuid': 'user',
  'POST /api/listitem::hang': 'user',
  'GET /api/listitem::support/:guid': 'user',
  'GET /api/listitem::versions/:guid': 'user',
  'GET /api/listitem::workingcopy/:guid': 'user',
  'POST /api/listitem::translatetext/:guid': 'user',
  'GET /api/listitem/list/:blockGuid': 'public',
  'GET /api/listitem/list/:blockGuid/counts': 'public',
  'GET /api/listitem/list/:blockGuid/feed.csv': 'public',
  'GET /api/listitem/list/:blockGuid/feed.ics': 'public',
  'GET /api/listitem/list/:blockGuid/feed.rss': 'public',
  'GET /api/listitem/list/:blockGuid/meta': 'public',
  'GET /api/listitem/list/:blockGuid/own': 'user',
  'GET /api/listitem/lists': 'public',
  'GET /api/listitem/short/:id': 'public',
  'GET /api/listitem/widget/:blockGuid': 'public',
  'GET /api/listitemtypes': 'public',
  'POST /api/listitem::operations/:guid': 'user',
  'POST /api/listitem::preview/:blockGuid': 'user',
  'POST /api/listitem::publish/:guid': 'user',
  'POST /api/listitem::restore/:guid': 'user',
  'POST /api/listitem::schedule/:guid': 'user',
  'POST /api/listitem::unpublish/:guid': 'user',
  'POST /api/listitem/list/:blockGuid': 'public',
  'GET /api/listitem::parts': 'user',
  'POST /api/listitem::bulk': 'user',
  'POST /api/listitemtypes': 'admin',
  'POST /api/listitemtypes/:guid/preview': 'admin',
  'PUT /api/listitem/:guid': 'user',
  'PUT /api/listitem::join/:guid': 'user',
  'PUT /api/listitem::vote/:guid': 'user',
  'PUT /api/listitemtypes/:guid': 'admin',
  'GET /api/accessibilitystatement': 'public',
  'GET /api/accessibilitystatement/settings': 'admin',
  'PUT /api/accessibilitystatement/settings': 'admin',
  'GET /api/accessibilitystatement/findings': 'admin',
  'POST /api/accessibilitystatement/findings': 'admin',
  'PUT /api/accessibilitystatement/findings/:id': 'admin',
  'DELETE /api/accessibilitystatement/findings/:id': 'admin',
  ...accessOfForms,
  ...accessOfIdeas,
  ...accessOfPages,
  ...accessOfNewsletters,
  ...accessOfPolls,
  ...accessOfTelling,
  ...accessOfOffers,
  ...accessOfReactions,
  'DELETE /api/legal/:kind/draft': 'admin',
  ...accessOfWork,
  'GET /api/live': 'user',
  'GET /api/live/socket': 'user',
  'GET /api/legal': 'public',
  'GET /api/legal/:kind': 'public',
  'GET /api/legal/:kind/draft': 'admin',
  'POST /api/legal/:kind/publish': 'admin',
  'PUT /api/legal/:kind': 'admin',
  'GET /api/openapi.json': 'public',
  'GET /api/outbox': 'admin',
  'GET /api/outbox/:id': 'admin',
  'GET /api/outbox::status': 'admin',
  'POST /api/publications': 'user',
  'POST /api/publications::undo': 'user',
  'GET /api/listitem::comments/:id': 'user',
  'POST /api/listitem::comments/:id': 'user',
  'POST /api/pagecomments/:guid/answers': 'user',
  'PUT /api/pagecomments/:guid': 'user',
  'PUT /api/pagecomments/:guid/settled': 'user',
  'DELETE /api/pagecomments/:guid': 'user',
  'PUT /api/listitem::presence/:id/:tab': 'user',
  'DELETE /api/listitem::presence/:id/:tab': 'user',
  'GET /api/listitem::presence/:id': 'user',
  'GET /api/listitem::review/:id': 'user',
  'POST /api/listitem::review/:id/ask': 'user',
  'POST /api/listitem::review/:id/withdraw': 'user',
  'POST /api/listitem::review/:id/approve': 'user',
  'POST /api/listitem::review/:id/return': 'user',
  'GET /api/reviews': 'user',
  'GET /api/listitem::textmarks/:guid': 'user',
  'POST /api/buildingblockinstance/:guid/options': 'user',
  'POST /api/buildingblockinstance/:guid/permissions': 'user',
  'GET /api/platformsettingvalues': 'public',
  'DELETE /api/profilefields/:guid': 'admin',
  'DELETE /api/profiles::loggedIn': 'user',
  'GET /api/profilefields': 'user',
  'GET /api/profilefields::definitions': 'admin',
  'GET /api/members': 'user',
  'GET /api/profiles/:guid': 'user',
  'GET /api/profiles::support': 'user',
  'GET /api/profiles::activity': 'user',
  'GET /api/profiles::data': 'user',
  'GET /api/profiles::deletionProof': 'user',
  'GET /api/profiles::loggedIn': 'user',
  'POST /a/fetch': 'user',
  'POST /a/upload': 'user',
  'POST /api/profilefields': 'admin',
  'POST /api/profilefields/:guid/restore': 'admin',
  'POST /api/profiles::deletionCode': 'user',
  'PUT /api/profilefields/:guid': 'admin',
  'PUT /api/profilefields::order': 'admin',
  'PUT /api/profiles::loggedIn': 'user',
  'GET /api/timemachine/changes': 'admin',
  'GET /api/timemachine/comparison': 'admin',
  'GET /api/timemachine/comparison/origins': 'admin',
  'GET /api/statistics': 'admin',
  'GET /api/shared-figures/:token': 'public',
  'GET /api/statistics/items/:guid': 'user',
  'GET /api/statistics/links': 'admin',
  'POST /api/statistics/links': 'admin',
  'DELETE /api/statistics/links/:guid': 'admin',
  'GET /api/statistics/pages/:guid': 'user',
  'GET /api/statistics::blocks': 'user',
  'GET /api/statistics::export': 'user',
  'GET /api/statistics::now': 'admin',
  'GET /api/statistics::pages': 'user',
  'GET /api/statistics::parts': 'user',
  'GET /api/statistics::report': 'admin',
  'GET /api/statistics::taking-part': 'admin',
  'PUT /api/statistics::report': 'admin',
  'POST /api/statistics': 'public',
  'GET /api/search': 'public',
  'GET /api/search::suggest': 'public',
  'GET /api/search::popular': 'public',
  'GET /api/search::figures': 'admin',
  'GET /api/search/promotions': 'admin',
  'POST /api/search/promotions': 'admin',
  'PUT /api/search/promotions/:id': 'admin',
  'DELETE /api/search/promotions/:id': 'admin',
  'PUT /api/search/promotions::order': 'admin',
  'GET /api/search/synonyms': 'admin',
  'POST /api/search/synonyms': 'admin',
  'PUT /api/search/synonyms/:id': 'admin',
  'DELETE /api/search/synonyms/:id': 'admin',
  'GET /api/roles': 'admin',
  'POST /api/roles': 'admin',
  'GET /api/roles/:id': 'admin',
  'PUT /api/roles/:id': 'admin',
  'DELETE /api/roles/:id': 'admin',
  'GET /api/roles/:id/members': 'admin',
  'POST /api/roles/:id/members': 'admin',
  'DELETE /api/roles/:id/members/:guid': 'admin',
  'GET /api/userinvitation::status/:id': 'public',
  'POST /api/userinvitation::accept': 'public',
  'GET /api/userinvitations': 'admin',
  'POST /api/userinvitations': 'admin',
  'POST /api/userinvitations::check': 'admin',
  'GET /api/userinvitations::progress/:id': 'admin',
  'POST /api/userinvitations/:id/link': 'admin',
  'POST /api/userinvitations/:id/resend': 'admin',
  'DELETE /api/userinvitations/:id': 'admin',
  'DELETE /api/previews/:id': 'user',
  'GET /api/listitem::previews/:id': 'user',
  'POST /api/listitem::previews/:id': 'user',
  'GET /api/preview/:token': 'public',
  'POST /api/preview/:token/comments': 'public',
  'GET /api/today': 'user',
  'GET /api/trash': 'user',
  'GET /api/trash::spots': 'user',
  'POST /api/trash::purge': 'content-manager',
  'POST /api/trash::restore': 'user',
  'POST /api/trash::undo': 'user',
  'GET /api/users': 'admin',
  'GET /api/users/:guid': 'admin',
  'PUT /api/users/:guid': 'admin',
  'DELETE /api/users/:guid': 'admin',
  'GET /api/users/:guid/sessions': 'admin',
  'DELETE /api/users/:guid/sessions': 'admin',
  'POST /api/users::bulk': 'admin',
  'GET /api/users::export': 'admin',
  'GET /assets/theme-:hash.css': 'public',
  'GET /healthz': 'public',
  'GET /metrics': 'machine',
  'GET /readyz': 'public',
  'GET /robots.txt': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /favicon.ico': 'public',
  'GET /time-machine': 'admin',
  'GET /time-machine/*': 'admin',
  'GET /time-machine/compare/*': 'admin',
  'GET /sitemap.xml': 'public',
  'GET /sitemap-:number.xml': 'public',
  'POST /api/auth/sign-in/email': 'public',
  'POST /api/auth/sign-in/second-step': 'public',
  'GET /api/auth/two-factor': 'user',
  'GET /api/auth/sign-in/ways': 'public',
  'GET /api/auth/sso/sign-in/:key': 'public',
  'GET /api/auth/sso/callback/:key': 'public',
  'GET /api/auth/sso/saml2/sp/metadata/:key': 'public',
  'POST /api/auth/sso/saml2/sp/acs/:key': 'public',
  'GET /api/auth/sso/sign-out/:key': 'public',
  'POST /api/auth/sso/back-channel/:key': 'public',
  'GET /api/sso-providers': 'admin',
  'POST /api/sso-providers': 'admin',
  'PUT /api/sso-providers/:id': 'admin',
  'PUT /api/sso-providers/:id/on': 'admin',
  'POST /api/sso-providers/:id/test': 'admin',
  'DELETE /api/sso-providers/:id': 'admin',
  'GET /api/auth/sessions': 'user',
  'DELETE /api/auth/sessions/:id': 'user',
  'POST /api/auth/sessions::end-others': 'user',
  'POST /api/auth/change-password': 'user',
  'GET /api/auth/proof': 'user',
  'POST /api/auth/proof': 'user',
  'POST /api/auth/proof::begin-passkey': 'user',
  'GET /api/auth/passkeys': 'user',
  'POST /api/auth/passkeys': 'user',
  'POST /api/auth/passkeys::begin': 'user',
  'PUT /api/auth/passkeys/:id': 'user',
  'DELETE /api/auth/passkeys/:id': 'user',
  'POST /api/auth/sign-in/passkey': 'public',
  'POST /api/auth/sign-in/passkey::begin': 'public',
  'POST /api/auth/two-factor::begin': 'user',
  'POST /api/auth/two-factor::confirm': 'user',
  'POST /api/auth/two-factor::off': 'user',
  'POST /api/auth/two-factor::recovery-codes': 'user',
  'POST /api/auth/sign-out': 'public',
  'POST /api/logs': 'public',
  'POST /api/outbox/:id/send': 'admin',
  'POST /invitation/:id': 'public',
  'POST /login': 'public',
  'POST /login/second-step': 'public',
  'POST /logout': 'public',
};

let test: TestApp;
let found: ReadonlySet<string>;

beforeAll(async () => {
  ({ started: test, found } = await routesOf(() => startTestApp({ renderer: plainRenderer })));
});
afterAll(() => test.close());

const closed = Object.entries(written).filter(([, access]) => !['public', 'machine'].includes(access));

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${fastifyPath(path)}`;

const call = (key: string, headers: Record<string, string> = {}) => callRoute(test.app, key, headers);

describe('every route of the server', () => {
  it('is in the list, and every line of the list is a route', () => {
    expect([...found].sort()).toEqual(Object.keys(written).sort());
  });

  it('has the access that its declaration says', () => {
    const declared = routes.map(({ endpoint }) => [keyOf(endpoint), endpoint.access]);
    expect(declared.map(([key = '', access]) => [key, access])).toEqual(
      declared.map(([key = '']) => [key, written[key]]),
    );
  });

  it('is declared, or is in the short list of what is no call', () => {
    const declared = new Set(routes.map(({ endpoint }) => keyOf(endpoint)));
    expect([...found].filter((key) => !declared.has(key)).sort()).toEqual(Object.keys(notDeclared).sort());
  });

  it.each(closed)('%s is refused to a visitor', async (key) => {
    const answer = await call(key);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'sign-in-needed' });
  });

  it('is refused to those whose account does not reach as far', async () => {
    const member = await test.signInAs('Standard');
    const manager = await test.signInAs('ContentManager');
    for (const [key, access] of closed) {
      const [asMember, asManager] = [await call(key, member), await call(key, manager)];
      // Who only has to show first that it is them may call.
      const isRefused = ({ statusCode, body }: typeof asMember) =>
        statusCode === 403 && !body.includes('"proof-needed"');
      expect([key, isRefused(asMember)]).toEqual([key, access !== 'user']);
      expect([key, isRefused(asManager)]).toEqual([key, ['admin', 'developer', 'staff'].includes(access)]);
      expect([key, asMember.statusCode, asManager.statusCode]).not.toContain(401);
    }
  });

  it('takes an expired or made-up token for no token at all', async () => {
    expect((await call('GET /api/profiles::loggedIn', { authorization: 'Bearer made-up' })).statusCode).toBe(401);
    expect((await call('GET /api/platformsettingvalues', { authorization: 'Bearer made-up' })).statusCode).toBe(200);
  });
});
