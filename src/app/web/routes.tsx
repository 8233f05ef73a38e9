import type { RouteObject } from 'react-router';
import { loadInvitation } from '#features/invitations/web/load-invitation.ts';
import { redirectFor } from '#platform/contract/addresses/redirects.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { addTexts } from './catalogue.ts';
import { contentRoute, loader, type RouteHandle, raiseNotFound, siteRoute } from './content-routes.tsx';
import { loadOrNotFound } from './loading/load-or-not-found.ts';
import { redirectWithin } from './redirect-within.ts';
import { enterMarked } from './route-marker.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { FailedPage, FailedScreen } from './screens/failed-load.tsx';
import { NotFoundMessage } from './screens/not-found-message.tsx';
import { lazyScreen } from './screens.ts';
import { BareFrame } from './shell/frames/bare-frame.tsx';
import { ScreenFrame } from './shell/frames/screen-frame.tsx';
import { loadShell } from './shell-data.ts';

/** Each feature lists its own. */
const found = import.meta.glob<FeatureScreen[]>('../../features/*/web/*.screens.ts', {
  eager: true,
  import: 'screens',
});
const screens = Object.values(found).flat();

type OwnScreen = Omit<FeatureScreen, 'screen'> & { screen: Parameters<typeof lazyScreen>[0] };

const routeOf = ({ path, screen, titleKey, marker, isOfAdmin = false, load }: OwnScreen): RouteObject => ({
  path,
  handle: { screen, titleKey, isOfAdmin, ...(marker === undefined ? {} : { marker }) } satisfies RouteHandle,
  loader: loader(async (app, url) => {
    if (marker !== undefined) await enterMarked(marker, app, url);
    const [answer] = await Promise.all([
      loadOrNotFound(app, url, load),
      addTexts(app, 'screens'),
      isOfAdmin && addTexts(app, 'admin'),
      loadShell(app),
    ]);
    return answer;
  }),
  lazy: lazyScreen(screen),
  ErrorBoundary: FailedScreen,
});

const isBare = ({ isBare: isByItself = false }: FeatureScreen): boolean => isByItself;
const isAdmins = (one: FeatureScreen): boolean => one.path.startsWith('admin/') && !isBare(one);
const isAccounts = ({ path, isOutsideAccount }: FeatureScreen): boolean =>
  path.startsWith('account/') && isOutsideAccount !== true;

const moved = (path: string): RouteObject => ({
  path,
  loader: loader(async (app, { pathname, search }) => {
    const bare = splitLanguagePrefix(pathname + search, app.locale.languages).path;
    return redirectWithin(redirectFor(bare) ?? '/', app, 301);
  }),
});

const accountScreen = 'app/web/screens/account-screen.tsx';
const legalScreen = 'app/web/screens/legal-screen.tsx';
const previewScreen = 'app/web/screens/preview-screen.tsx';
const adminFrame = 'app/web/shell/admin/admin-frame.tsx';

/** §2 as code. A language's prefix is the router's basename, so the paths here have none. */
const screenRoutes: RouteObject[] = [
  moved('home'),
  moved('admin'),
  moved('account'),
  {
    Component: ScreenFrame,
    children: [
      ...screens.filter((one) => !isAdmins(one) && !isAccounts(one) && !isBare(one)).map(routeOf),
      routeOf({
        path: 'unauthorized',
        screen: 'app/web/screens/unauthorized-screen.tsx',
        titleKey: 'site.unauthorized.title',
      }),
      {
        handle: { screen: accountScreen } satisfies RouteHandle,
        lazy: lazyScreen(accountScreen),
        children: screens.filter(isAccounts).map(routeOf),
      },
    ],
  },
  { Component: BareFrame, children: screens.filter(isBare).map(routeOf) },
  {
    path: 'legal/:kind/:lang?',
    handle: { screen: legalScreen } satisfies RouteHandle,
    loader: loader(async (app, url) => {
      await Promise.all([addTexts(app, 'screens'), loadShell(app)]);
      return (await import('./loading/load-legal.ts')).loadLegal(app, url);
    }, raiseNotFound),
    lazy: lazyScreen(legalScreen),
    ErrorBoundary: FailedPage,
  },
  {
    path: 'preview/:token',
    handle: { screen: previewScreen } satisfies RouteHandle,
    loader: loader(async (app, url) => {
      await Promise.all([addTexts(app, 'screens'), loadShell(app)]);
      return (await import('./loading/load-preview.ts')).loadPreview(app, url);
    }),
    lazy: lazyScreen(previewScreen),
    ErrorBoundary: FailedPage,
  },
  {
    handle: { screen: adminFrame } satisfies RouteHandle,
    lazy: lazyScreen(adminFrame),
    children: [
      ...screens.filter(isAdmins).map(routeOf),
      {
        path: 'admin/*',
        handle: { titleKey: 'site.notFound.title', marker: 'admin' } satisfies RouteHandle,
        loader: loader(async (app, url) => {
          await enterMarked('admin', app, url);
          await loadShell(app);
          app.errorStore.raiseNotFound(url.pathname);
        }),
        Component: NotFoundMessage,
        ErrorBoundary: FailedScreen,
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
