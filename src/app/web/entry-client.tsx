import '#platform/web/styles/plein.css';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { drawnBlock, holdDrawnBlocks, releaseDrawnBlocks } from '#blocks/kit/web/drawn-blocks.ts';
import { renewSession } from '#features/auth/web/sessions/renew-session.ts';
import { createLogWhenNeeded } from '#features/logs/web/log-when-needed.ts';
import { logUncaughtErrors } from '#features/logs/web/uncaught-errors.ts';
import { watchLooks } from '#features/statistics/web/parts/watch-looks.ts';
import { type PlatformLocale, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { browserCall } from '#platform/web/api/browser-call.ts';
import { createLoadCache, type LoadedAnswers } from '#platform/web/api/load-cache.ts';
import { createErrorCode } from '#platform/web/error-store/error-code.ts';
import { ErrorStore } from '#platform/web/error-store/error-store.ts';
import { createDocumentHead } from '#platform/web/head/document-head.ts';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { addTexts, loadTexts } from './catalogue.ts';
import { contentRoutes, isScreenPath, type RouteHandle } from './content-routes.tsx';
import { createSiteApp } from './create-site-app.ts';
import { loadEditorScreen } from './editor-screen.ts';
import { loadItemScreen } from './item-screen.ts';
import { isLoadedEditor } from './loading/loaded-editor.ts';
import { isLoadedItem } from './loading/loaded-item.ts';
import { measureNavigation } from './measure-navigation.ts';
import { blockNamesIn } from './page-blocks.ts';
import { type PageState, pageStateId } from './page-state.ts';
import { enterMarked } from './route-marker.ts';
import { loadMenu, reloadShell } from './shell-data.ts';
import { loadSignUpPart } from './sign-up-part.ts';
import { type SiteApp, siteAppContext } from './site-app.ts';
import { SiteRoot } from './site-root.tsx';

/** Signed in, or an admin who views the site as a visitor. */
const isKnown = ({ isSignedIn, viewingAs }: PageState['reader']): boolean => isSignedIn || viewingAs !== null;

/** Goes on where the server stopped: the same answers, the same texts, the same views, and then React takes over. */
async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState;
  const { language, locale } = state;
  // Of this view, not of the page: a kept page is shared by everyone who gets it.
  const id = createErrorCode();
  const browserLog = createLogWhenNeeded({ id });
  logUncaughtErrors(browserLog.log);
  const app: SiteApp = createSiteApp({
    call: browserCall({ language, onAnswer: (headers) => watchCacheToken(app, state, headers) }),
    loadCache: createLoadCache(state.answers),
    i18n: new I18n(language, await loadTexts('site', language)),
    language,
    locale,
    origin: state.origin,
    now: state.now,
    theme: state.theme,
    reader: state.reader,
    openGroups: state.openGroups,
    isDevelopment: state.isDevelopment,
    errorStore: new ErrorStore({
      nonce: id,
      log: browserLog.log,
      isGoneStatusUsed: () => state.useGoneStatus,
    }),
  });
  const menu = state.isMenuLeftOut ? askUntilAnswered(() => loadMenu(app)) : undefined;
  if (state.status !== 200) app.errorStore.raiseNotFound(window.location.pathname);
  if (isKnown(state.reader)) await addTexts(app, 'screens');
  const basename = withLanguagePrefix('/', language);
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  // Whoever is signed in may be about to edit, and then every block must be alive.
  if (!isKnown(state.reader)) holdDrawnBlocks(root);
  const routes = isScreenPath(pathWithout(basename)) ? (await import('./routes.tsx')).routes : contentRoutes;
  await loadMatched(app, routes, basename, state.answers);
  await menu;
  const items = Object.values(state.loaderData).filter(isLoadedItem);
  if (items.length > 0) await loadItemScreen();
  if (items.some(({ hasSignUp }) => hasSignUp)) await loadSignUpPart();
  if (Object.values(state.loaderData).some(isLoadedEditor))
    await Promise.all([loadEditorScreen(), addTexts(app, 'admin')]);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: state.loaderData },
    patchRoutesOnNavigation: addScreens(routes === contentRoutes, locale),
    getContext: () => new RouterContextProvider(new Map([[siteAppContext, app]])),
  });
  measureNavigation(router, app.errorStore);
  const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;
  watchLooks({
    router,
    pathOf,
    isMissing: () => app.errorStore.getSnapshot().status !== 200,
  });
  hydrateRoot(
    root,
    <SiteRoot app={app} head={createDocumentHead(document)}>
      <RouterProvider router={router} />
    </SiteRoot>,
  );
  // Reading does not wait for it, and whoever leaves at once has seen nothing.
  setTimeout(
    () =>
      void import('#features/statistics/web/parts/watch-blocks.ts').then(
        ({ watchBlocks }) => watchBlocks({ router, pathOf }),
        () => undefined,
      ),
    2000,
  );
  const { pathname } = router.state.location;
  const stopWaiting = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    releaseDrawnBlocks();
    stopWaiting();
  });
  if (state.reader.isSignedIn) await meetUser(app);
}

/** A kept page knows rights but nobody's name: who is signed in arrives by itself (§7). */
async function meetUser(app: SiteApp): Promise<void> {
  try {
    await app.userStore.loadApplicationUser(app.call);
    await renewSession(app.call, window.localStorage, new Date());
  } catch (error) {
    app.errorStore.addError({ title: String((error as Error).message), message: '', error });
  }
}

const pathWithout = (basename: string): string => window.location.pathname.slice(basename.length - 1) || '/';

/** Asked for whenever an address could be a screen's: the first time one is, the screens' routes come. */
function addScreens(areMissing: boolean, { languages }: PlatformLocale): PatchRoutesOnNavigationFunction {
  let isNeeded = areMissing;
  return async ({ path, patch }) => {
    if (!isNeeded || !isScreenPath(splitLanguagePrefix(path, languages).path)) return;
    const { patchScreens } = await import('./routes.tsx');
    if (isNeeded) patchScreens(patch);
    isNeeded = false;
  };
}

/** The screen and the blocks of this page must be here before hydration, or React would throw the drawn page away. */
async function loadMatched(
  app: SiteApp,
  routes: RouteObject[],
  basename: string,
  answers: LoadedAnswers,
): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  for (const { route } of matches) {
    const { marker, screen, isOfAdmin } = (route.handle ?? {}) as RouteHandle;
    if (screen !== undefined) await addTexts(app, 'screens');
    if (isOfAdmin) await addTexts(app, 'admin');
    if (marker !== undefined) await enterMarked(marker, app, new URL(window.location.href));
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
  }
  await preloadBlockViews(blockNamesIn(answers, (guid) => drawnBlock(guid) === undefined));
}

/** §4: a new token in a page response reloads menu and settings. */
function watchCacheToken(app: SiteApp, state: PageState, headers: Headers): void {
  const token = headers.get('cache-token');
  if (token === null || token === state.cacheToken) return;
  state.cacheToken = token;
  void reloadShell(app);
}

/** Ends when the page is the application's. */
export const started = start();
