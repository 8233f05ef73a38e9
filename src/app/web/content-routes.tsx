import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import type { RouteMarker } from '#platform/web/screens/feature-screen.ts';
import { redirectToSignIn } from './redirect-within.ts';
import { ContentPage } from './screens/content-page.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import type { ScreenPath } from './screens.ts';
import { SiteLayout } from './shell/frames/site-layout.tsx';
import { type SiteApp, siteAppContext } from './site-app.ts';

export interface RouteHandle {
  marker?: RouteMarker;
  /** Found again in the build's manifest, for the styles that the first paint needs. */
  screen?: ScreenPath;
  /** The text that is the page's title. */
  titleKey?: string;
  /** §2: what a screen is known by elsewhere. */
  name?: string;
}

export type Load = (app: SiteApp, url: URL) => Promise<unknown>;

/** A call that says 401 leads to sign-in and back, wherever it was made. */
export const loader =
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

/** The main layout (§2): everything but the invitation sits in it. */
export const siteRoute = {
  id: 'site',
  Component: SiteLayout,
  ErrorBoundary: ErrorScreen,
  HydrateFallback: () => null,
} satisfies RouteObject;

export const contentRoute: RouteObject = {
  id: 'content',
  path: '*',
  // Fetched when the reader goes on: the first page came with its answers.
  loader: loader(async (app, url) => (await import('./load-content-page.ts')).loadContentPage(app, url)),
  Component: ContentPage,
};

/** All that a reader of content pages needs; the screens come when one is entered (routes.tsx). */
export const contentRoutes: RouteObject[] = [{ ...siteRoute, children: [contentRoute] }];

/** Without the language's prefix. No page of the site can have such a first segment, so nothing else is meant by it. */
export const isScreenPath = (path: string): boolean => isReservedSegment(path.split('/')[1] ?? '');
