import type { RouteObject } from 'react-router';
import { loadAccess } from '#features/access/web/load-access.ts';
import { loadAudit } from '#features/audit/web/load-audit.ts';
import { listSsoProviders, readSignInWays } from '#features/auth/contract/sso.endpoints.ts';
import { loadInvitation } from '#features/invitations/web/load-invitation.ts';
import { loadInvitations, loadInvite } from '#features/invitations/web/load-invitations.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { listLegal } from '#features/legal/contract/legal.endpoints.ts';
import { loadOutbox } from '#features/mail/web/load-outbox.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { loadRole, loadRoles } from '#features/roles/web/load-roles.ts';
import { loadSearch } from '#features/search/web/load-search.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { loadUser, loadUsers } from '#features/users/web/load-users.ts';
import { redirectFor } from '#platform/contract/addresses/redirects.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { load } from '#platform/web/api/load-cache.ts';
import { addTexts } from './catalogue.ts';
import { contentRoute, type Load, loader, type RouteHandle, siteRoute } from './content-routes.tsx';
import { redirectWithin } from './redirect-within.ts';
import { enterMarked, type RouteMarker } from './route-marker.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundMessage } from './screens/not-found-message.tsx';
import { lazyScreen, type ScreenPath } from './screens.ts';
import { BareFrame } from './shell/frames/bare-frame.tsx';
import { ScreenFrame } from './shell/frames/screen-frame.tsx';
import { loadShell } from './shell-data.ts';

const screen = (
  path: string,
  screenPath: ScreenPath,
  titleKey: string,
  marker?: RouteMarker,
  loadMore?: Load,
): RouteObject => ({
  path,
  handle: { screen: screenPath, titleKey, ...(marker === undefined ? {} : { marker }) } satisfies RouteHandle,
  loader: loader(async (app, url) => {
    if (marker !== undefined) await enterMarked(marker, app, url);
    await Promise.all([addTexts(app, 'screens'), loadShell(app), loadMore?.(app, url)]);
  }),
  lazy: lazyScreen(screenPath),
});

const moved = (path: string): RouteObject => ({
  path,
  loader: loader(async (app, { pathname, search }) => {
    const bare = splitLanguagePrefix(pathname + search, app.locale.languages).path;
    return redirectWithin(redirectFor(bare) ?? '/', app, 301);
  }),
});

const accountScreen = 'app/web/screens/account-screen.tsx';
const account = (category: string, screenPath: ScreenPath): RouteObject =>
  screen(`account/${category}`, screenPath, `profiles.categories.${category}`, 'user');

const legalScreen = 'app/web/screens/legal-screen.tsx';

/** §2 as code. A language's prefix is the router's basename, so the paths here have none. */
const screenRoutes: RouteObject[] = [
  moved('home'),
  moved('admin'),
  moved('account'),
  {
    Component: ScreenFrame,
    children: [
      screen('login', 'features/auth/web/login-screen.tsx', 'auth.login.title', undefined, (app) =>
        load(app, readSignInWays, {}),
      ),
      screen('login/second-step', 'features/auth/web/second-step/second-step-screen.tsx', 'auth.secondStep.title'),
      screen('register', 'features/registration/web/register-screen.tsx', 'registration.register.title'),
      screen('register/sent', 'features/registration/web/register-sent-screen.tsx', 'registration.sent.title'),
      screen('verify', 'features/registration/web/verify-screen.tsx', 'registration.verify.title'),
      screen('verify/:token', 'features/registration/web/verify-screen.tsx', 'registration.verify.title'),
      screen('login/mail', 'features/registration/web/mail-sign-in-screen.tsx', 'registration.mailSignIn.title'),
      screen(
        'login/mail/:token',
        'features/registration/web/mail-sign-in-link-screen.tsx',
        'registration.mailSignIn.linkTitle',
      ),
      screen('reset-password', 'features/registration/web/reset-password-screen.tsx', 'registration.reset.title'),
      screen(
        'reset-password/:token',
        'features/registration/web/new-password-screen.tsx',
        'registration.reset.chooseTitle',
      ),
      screen('account/email', 'features/registration/web/change-email-screen.tsx', 'registration.change.title', 'user'),
      screen('setup/:token', 'features/auth/web/set-up/setup-screen.tsx', 'auth.setup.title'),
      screen('search', 'features/search/web/search-screen.tsx', 'search.title', undefined, loadSearch),
      screen('unauthorized', 'app/web/screens/unauthorized-screen.tsx', 'site.unauthorized.title'),
      {
        handle: { screen: accountScreen } satisfies RouteHandle,
        lazy: lazyScreen(accountScreen),
        children: [
          account('profile', 'features/profiles/web/account-profile-screen.tsx'),
          account('preferences', 'features/profiles/web/account-preferences-screen.tsx'),
          account('activity', 'features/profiles/web/account-activity-screen.tsx'),
          account('privacy', 'features/profiles/web/account-privacy-screen.tsx'),
          account('security', 'features/auth/web/account-security-screen.tsx'),
        ],
      },
    ],
  },
  {
    path: 'legal/:kind/:lang?',
    handle: { screen: legalScreen } satisfies RouteHandle,
    loader: loader(async (app, url) => {
      await Promise.all([addTexts(app, 'screens'), loadShell(app)]);
      return (await import('./load-legal.ts')).loadLegal(app, url);
    }),
    lazy: lazyScreen(legalScreen),
  },
  {
    handle: { screen: 'app/web/shell/admin/admin-frame.tsx' } satisfies RouteHandle,
    lazy: lazyScreen('app/web/shell/admin/admin-frame.tsx'),
    children: [
      screen('admin/pages', 'features/pages/web/admin-pages-screen.tsx', 'admin.menu.pages', 'admin', (app) =>
        load(app, listPages, { query: { language: app.language } }),
      ),
      screen(
        'admin/media',
        'features/assets/web/media/media-screen.tsx',
        'admin.menu.media',
        'content-manager',
        async (app, url) => (await import('#features/assets/web/media/load-media.ts')).loadMedia(app, url),
      ),
      screen('admin/users', 'features/users/web/users-screen.tsx', 'admin.menu.users', 'admin', loadUsers),
      screen(
        'admin/users/:guid/:accountCategory',
        'features/users/web/user-screen.tsx',
        'admin.menu.users',
        'admin',
        loadUser,
      ),
      screen(
        'admin/invitations',
        'features/invitations/web/invitations-screen.tsx',
        'admin.menu.invitations',
        'admin',
        loadInvitations,
      ),
      screen(
        'admin/invitations/new',
        'features/invitations/web/invite-screen.tsx',
        'invitations.new.title',
        'admin',
        loadInvite,
      ),
      screen('admin/roles', 'features/roles/web/roles-screen.tsx', 'admin.menu.roles', 'admin', loadRoles),
      screen('admin/roles/:id', 'features/roles/web/role-screen.tsx', 'admin.menu.roles', 'admin', loadRole),
      screen('admin/access', 'features/access/web/access-screen.tsx', 'admin.menu.access', 'admin', loadAccess),
      screen(
        'admin/sign-in',
        'features/auth/web/providers/admin-sign-in-screen.tsx',
        'admin.menu.signIn',
        'admin',
        (app) => Promise.all([load(app, listSsoProviders, {}), load(app, listRoles, {})]),
      ),
      screen('admin/outbox', 'features/mail/web/outbox-screen.tsx', 'admin.menu.outbox', 'admin', loadOutbox),
      screen('admin/jobs', 'features/jobs/web/jobs-screen.tsx', 'admin.menu.jobs', 'admin', async (app) =>
        (await import('#features/jobs/web/load-failed-jobs.ts')).loadFailedJobs(app),
      ),
      screen('admin/audit', 'features/audit/web/audit-screen.tsx', 'admin.menu.audit', 'admin', loadAudit),
      screen('admin/legal', 'features/legal/web/admin-legal-screen.tsx', 'admin.menu.legal', 'admin', (app) =>
        load(app, listLegal, {}),
      ),
      screen(
        'admin/legal/:kind',
        'features/legal/web/admin-legal-text-screen.tsx',
        'admin.menu.legal',
        'admin',
        async (app, url) => (await import('#features/legal/web/load-legal-draft.ts')).loadLegalDraft(app, url),
      ),
      screen(
        'admin/registration',
        'features/registration/web/admin-registration-screen.tsx',
        'admin.menu.registration',
        'admin',
        (app) => load(app, readSettings, { query: { keys: 'registration,registrationDomains' } }),
      ),
      screen(
        'admin/profile-fields',
        'features/profile-fields/web/profile-fields-screen.tsx',
        'admin.menu.profileFields',
        'admin',
      ),
      screen(
        'admin/item-types',
        'features/item-types/web/item-types-screen.tsx',
        'admin.menu.itemTypes',
        'admin',
        (app) => load(app, listItemTypes, {}),
      ),
      screen(
        'admin/search',
        'features/search/web/admin-search-screen.tsx',
        'admin.menu.search',
        'admin',
        async (app, url) => (await import('#features/search/web/load-admin-search.ts')).loadAdminSearch(app, url),
      ),
      screen('admin/gallery', 'features/gallery/web/gallery-screen.tsx', 'admin.menu.gallery', 'developer'),
      {
        path: 'admin/*',
        handle: { titleKey: 'site.notFound.title', marker: 'admin' } satisfies RouteHandle,
        loader: loader(async (app, url) => {
          await enterMarked('admin', app, url);
          await loadShell(app);
          app.errorStore.raiseNotFound(url.pathname);
        }),
        Component: NotFoundMessage,
      },
    ],
  },
];

const invitationScreen = 'features/invitations/web/invitation-screen.tsx';

/** §2: outside the main layout. */
const invitationRoute: RouteObject = {
  id: 'bare',
  Component: BareFrame,
  ErrorBoundary: ErrorScreen,
  HydrateFallback: () => null,
  children: [
    {
      path: 'invitation/:code',
      handle: { screen: invitationScreen, titleKey: 'invitation.title', name: 'Invitation' } satisfies RouteHandle,
      loader: loader(async (app, url) => {
        await Promise.all([addTexts(app, 'screens'), loadShell(app)]);
        return loadInvitation(app, url);
      }),
      lazy: lazyScreen(invitationScreen),
    },
  ],
};

export const routes: RouteObject[] = [{ ...siteRoute, children: [...screenRoutes, contentRoute] }, invitationRoute];

/** Adds the screens to a router that began with the content pages alone. */
export function patchScreens(patch: (parent: string | null, children: RouteObject[]) => void): void {
  patch(siteRoute.id, screenRoutes);
  patch(null, [invitationRoute]);
}
