import '#platform/web/styles/plein.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { browserCall } from '#platform/web/api/browser-call.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { ErrorStore } from '#platform/web/error-store/error-store.ts';
import { createDocumentHead } from '#platform/web/head/document-head.ts';
import { createI18n } from '#platform/web/i18n/i18n.ts';
import { loadSiteTexts } from './catalogue.ts';
import { type PageState, pageStateId } from './page-state.ts';
import { enterMarked } from './route-marker.ts';
import { type RouteHandle, routes } from './routes.tsx';
import { reloadShell } from './shell-data.ts';
import { type SiteApp, siteAppContext } from './site-app.ts';
import { SiteRoot } from './site-root.tsx';

/** Goes on where the server stopped: the same answers, the same texts, the same views, and then React takes over. */
async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState;
  const { language } = state;
  const app: SiteApp = {
    call: browserCall({ language, onAnswer: (headers) => watchCacheToken(app, state, headers) }),
    loadCache: createLoadCache(state.answers),
    i18n: createI18n(language, { [language]: await loadSiteTexts(language) }),
    language,
    origin: state.origin,
    now: state.now,
    theme: state.theme,
    reader: state.reader,
    isDevelopment: state.isDevelopment,
    errorStore: new ErrorStore({
      nonce: state.nonce,
      log: () => undefined,
      isGoneStatusUsed: () => state.status === 410,
    }),
  };
  if (state.status !== 200) app.errorStore.raiseNotFound(window.location.pathname);
  const basename = language === 'nl' ? '/' : `/${language}`;
  await loadMatched(app, basename);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: state.loaderData },
    getContext: () => new RouterContextProvider(new Map([[siteAppContext, app]])),
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  hydrateRoot(
    root,
    <SiteRoot app={app} head={createDocumentHead(document)}>
      <RouterProvider router={router} />
    </SiteRoot>,
  );
}

/** The screen and the blocks of this page must be here before hydration, or React would throw the drawn page away. */
async function loadMatched(app: SiteApp, basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  for (const { route } of matches) {
    const { marker } = (route.handle ?? {}) as RouteHandle;
    if (marker !== undefined) await enterMarked(marker, app, new URL(window.location.href));
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
  }
  const names = Array.from(document.querySelectorAll('[data-block]'), (element) => element.getAttribute('data-block') ?? '');
  await preloadBlockViews(names);
}

/** §4: a new token in a page response reloads menu and settings. */
function watchCacheToken(app: SiteApp, state: PageState, headers: Headers): void {
  const token = headers.get('cache-token');
  if (token === null || token === state.cacheToken) return;
  state.cacheToken = token;
  void reloadShell(app);
}

void start();
