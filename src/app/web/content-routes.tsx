import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { RouteMarker } from '#platform/web/screens/feature-screen.ts';
import { failureOf } from './loading/load-failure.ts';
import { redirectToSignIn } from './redirect-within.ts';
import { ContentPage } from './screens/content-page.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import { FailedPage } from './screens/failed-load.tsx';
import type { ScreenPath } from './screens.ts';
import { SiteLayout } from './shell/frames/site-layout.tsx';
import { type SiteApp, siteAppContext } from './site-app.ts';

export interface RouteHandle {
  marker?: RouteMarker;
  /** Found again in the build's manifest, for the styles that the first paint needs. */
  screen?: ScreenPath;
  /** The text that is the page's title. */
  titleKey?: string;
  /** With the texts of the admin area, whoever may enter. */
  isOfAdmin?: boolean;
  /** §2: what a screen is known by elsewhere. */
  name?: string;
}

export type Load = (app: SiteApp, url: URL) => Promise<unknown>;

/**
 * Of every route. The error status begins anew (§4), and a call that says 401 leads to sign-in and back, wherever it was
 * made. What a screen cannot do without and the server failed to give is a "500 error" (§8).
 */
export const loader =
  (load: Load, raise: typeof raiseServerError = raiseServerError) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<unknown> => {
    const app = context.get(siteAppContext);
    const url = new URL(request.url);
    app.errorStore.reset();
    try {
      return (await load(app, url)) ?? null;
    } catch (error) {
      if ((error as { status?: number }).status === 401) throw redirectToSignIn(app, url);
      // While the server draws, its own answer has the status and the words.
      if (!import.meta.env.SSR) raise(app, url, error);
      throw error;
    }
  };

function raiseServerError({ errorStore }: SiteApp, _: URL, error: unknown): void {
  if (error instanceof CallError && error.status === 500) errorStore.raiseServerError(error);
}

/** §8: a page that could not be loaded is one that is not found; a lost connection says nothing of the page. */
export function raiseNotFound({ errorStore }: SiteApp, { pathname }: URL, error: unknown): void {
  if (failureOf(error, { isContent: true }) === 'notFound') errorStore.raiseNotFound(pathname);
}

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
  loader: loader(
    async (app, url) => (await import('./loading/load-content-page.ts')).loadContentPage(app, url),
    raiseNotFound,
  ),
  Component: ContentPage,
  ErrorBoundary: FailedPage,
};

/** All that a reader of content pages needs; the screens come when one is entered (routes.tsx). */
export const contentRoutes: RouteObject[] = [{ ...siteRoute, children: [contentRoute] }];

/** Without the language's prefix. No page of the site can have such a first segment, so nothing else is meant by it. */
export const isScreenPath = (path: string): boolean => isReservedSegment(path.split('/')[1] ?? '');
