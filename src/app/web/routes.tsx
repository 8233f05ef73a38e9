import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { redirectFor } from '#platform/contract/redirects.ts';
import { loadContentPage } from './load-content-page.ts';
import { enterMarked, type RouteMarker } from './route-marker.ts';
import { lazyScreen, type ScreenPath } from './screens.ts';
import { ContentPage } from './screens/content-page.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { loadShell } from './shell-data.ts';
import { SiteLayout } from './shell/site-layout.tsx';
import { type SiteApp, siteAppContext } from './site-app.ts';

export interface RouteHandle {
  marker?: RouteMarker;
  /** Found again in the build's manifest, for the styles that the first paint needs. */
  screen?: ScreenPath;
}

type Load = (app: SiteApp, url: URL) => Promise<unknown>;

const loader =
  (load: Load) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<unknown> =>
    (await load(context.get(siteAppContext), new URL(request.url))) ?? null;

const screen = (path: string, screenPath: ScreenPath, marker?: RouteMarker): RouteObject => ({
  path,
  handle: { screen: screenPath, ...(marker === undefined ? {} : { marker }) } satisfies RouteHandle,
  loader: loader(async (app, url) => {
    if (marker !== undefined) await enterMarked(marker, app, url);
    await loadShell(app);
  }),
  lazy: lazyScreen(screenPath),
});

const moved = (path: string): RouteObject => ({
  path,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirect(redirectFor(pathname + search) ?? '/', 301);
  },
});

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
      screen('login', 'features/auth/web/login-screen.tsx'),
      screen('setup/:token', 'features/auth/web/setup-screen.tsx'),
      screen('unauthorized', 'app/web/screens/unauthorized-screen.tsx'),
      screen('account/:accountCategory', 'features/profiles/web/account-screen.tsx', 'user'),
      screen('admin/pages', 'features/pages/web/admin-pages-screen.tsx', 'admin'),
      screen('admin/gallery', 'features/gallery/web/gallery-screen.tsx', 'developer'),
      { path: 'admin/*', loader: loader((app, url) => enterMarked('admin', app, url).then(() => app.errorStore.raiseNotFound(url.pathname))), Component: NotFoundScreen },
      {
        id: 'content',
        path: '*',
        loader: loader((app, url) => loadContentPage(app, decodeURI(url.pathname))),
        Component: ContentPage,
      },
    ],
  },
];
