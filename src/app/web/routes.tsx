import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadAccess } from '#features/access/web/load-access.ts';
import { loadAudit } from '#features/audit/web/load-audit.ts';
import { listLegal } from '#features/legal/contract/legal.endpoints.ts';
import { loadOutbox } from '#features/mail/web/load-outbox.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { loadSearch } from '#features/search/web/load-search.ts';
import { redirectFor } from '#platform/contract/redirects.ts';
import { load } from '#platform/web/api/load-cache.ts';
import { addTexts } from './catalogue.ts';
import { loadContentPage } from './load-content-page.ts';
import { redirectToSignIn, redirectWithin } from './redirect-within.ts';
import { enterMarked, type RouteMarker } from './route-marker.ts';
import { ContentPage } from './screens/content-page.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundMessage } from './screens/not-found-message.tsx';
import { lazyScreen, type ScreenPath } from './screens.ts';
import { ScreenFrame } from './shell/screen-frame.tsx';
import { SiteLayout } from './shell/site-layout.tsx';
import { loadShell } from './shell-data.ts';
import { type SiteApp, siteAppContext } from './site-app.ts';

export interface RouteHandle {
  marker?: RouteMarker;
  /** Found again in the build's manifest, for the styles that the first paint needs. */
  screen?: ScreenPath;
  /** The text that is the page's title. */
  titleKey?: string;
}

type Load = (app: SiteApp, url: URL) => Promise<unknown>;

const loader =
  (load: Load) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<unknown> => {
    const app = context.get(siteAppContext);
    const url = new URL(request.url);
    try {
      return (await load(app, url)) ?? null;
    } catch (error) {
      throw (error as { status?: number }).status === 401 ? redirectToSignIn(app, url) : error;
    }
  };

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
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirectWithin(redirectFor(pathname + search) ?? '/', 301);
  },
});

const legalScreen = 'app/web/screens/legal-screen.tsx';

/** §2 as code. A language's prefix is the router's basename, so the paths here have none. */
export const routes: RouteObject[] = [
  {
    id: 'site',
    Component: SiteLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      moved('home'),
      moved('admin'),
      moved('account'),
      {
        Component: ScreenFrame,
        children: [
          screen('login', 'features/auth/web/login-screen.tsx', 'auth.login.title'),
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
          screen('setup/:token', 'features/auth/web/setup-screen.tsx', 'auth.setup.title'),
          screen('search', 'features/search/web/search-screen.tsx', 'search.title', undefined, loadSearch),
          screen('unauthorized', 'app/web/screens/unauthorized-screen.tsx', 'site.unauthorized.title'),
          screen('account/:accountCategory', 'app/web/screens/account-screen.tsx', 'site.account', 'user'),
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
        handle: { screen: 'app/web/shell/admin-frame.tsx' } satisfies RouteHandle,
        lazy: lazyScreen('app/web/shell/admin-frame.tsx'),
        children: [
          screen('admin/pages', 'features/pages/web/admin-pages-screen.tsx', 'admin.menu.pages', 'admin', (app) =>
            load(app, listPages, { query: { language: app.language } }),
          ),
          screen('admin/access', 'features/access/web/access-screen.tsx', 'admin.menu.access', 'admin', loadAccess),
          screen('admin/outbox', 'features/mail/web/outbox-screen.tsx', 'admin.menu.outbox', 'admin', loadOutbox),
          screen('admin/audit', 'features/audit/web/audit-screen.tsx', 'admin.menu.audit', 'admin', loadAudit),
          screen('admin/legal', 'features/legal/web/admin-legal-screen.tsx', 'admin.menu.legal', 'admin', (app) =>
            load(app, listLegal, {}),
          ),
          screen('admin/legal/:kind', 'features/legal/web/admin-legal-text-screen.tsx', 'admin.menu.legal', 'admin'),
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
      {
        id: 'content',
        path: '*',
        loader: loader(loadContentPage),
        Component: ContentPage,
      },
    ],
  },
];
