import '#platform/web/styles/plein.css';
import { createStaticHandler, matchRoutes, RouterContextProvider } from 'react-router';
import { blockFolder } from '#blocks/kit/contract/block-name.ts';
import type { Menu } from '#features/menus/contract/menu.ts';
import { isLargeMenu } from '#features/menus/contract/menu-paths.ts';
import { pathBeingEdited } from '#features/pages/contract/edit-path.ts';
import { type Language, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { createLoadCache, type LoadedAnswers, loadedAnswers } from '#platform/web/api/load-cache.ts';
import { ErrorStore } from '#platform/web/error-store/error-store.ts';
import { headTags } from '#platform/web/head/page-head.ts';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { followedHeader, type Render } from '../contract/render.ts';
import { addTexts, loadTexts, type TextBundle } from './catalogue.ts';
import { contentRoutes, isScreenPath, type RouteHandle } from './content-routes.tsx';
import { createSiteApp } from './create-site-app.ts';
import { drawWhole, drawWithKeptPages, drawWithKeptParts } from './drawing/draw-page.tsx';
import { drawPast } from './drawing/draw-past.tsx';
import { withoutStyles } from './drawing/without-styles.ts';
import { editorModules } from './editor-screen.ts';
import { fetchedAtOnce } from './fetched-at-once.ts';
import { itemModules } from './item-screen.ts';
import { isLoadedEditor } from './loading/loaded-editor.ts';
import { isLoadedItem } from './loading/loaded-item.ts';
import { blockNamesIn } from './page-blocks.ts';
import { type PageState, pageStateJson } from './page-state.ts';
import { routes } from './routes.tsx';
import { menuAddress } from './shell-data.ts';
import { siteAppContext } from './site-app.ts';
import { loadedContent, structuredDataTags } from './structured-data.ts';

const instances = new Map<string, Promise<I18n>>();
const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();

/** An instance for each choice of texts, so that a visitor's page never depends on who came before. */
function i18nFor(language: Language, most: TextBundle): Promise<I18n> {
  const key = `${language} ${most}`;
  const known = instances.get(key);
  if (known !== undefined) return known;
  const made = makeI18n(language, most);
  instances.set(key, made);
  return made;
}

async function makeI18n(language: Language, most: TextBundle): Promise<I18n> {
  const i18n = new I18n(language, await loadTexts('site', language));
  if (most !== 'site') await addTexts({ i18n, language }, 'screens');
  return i18n;
}

/** A content page has the site's alone, unless its reader is signed in; entering an admin route adds the rest. */
function mostTexts(path: string, isSignedIn: boolean): TextBundle {
  const texts = isScreenPath(path) ? screenTexts(path) : 'site';
  if (isSignedIn && pathBeingEdited(path) !== undefined) return 'admin';
  return isSignedIn && texts === 'site' ? 'screens' : texts;
}

const textsOfPaths = new Map<string, TextBundle>();
/** Anyone can make up a path. */
const mostPaths = 200;

/** The router goes through all its routes to find one: once for each path. */
function screenTexts(path: string): TextBundle {
  const known = textsOfPaths.get(path);
  if (known !== undefined) return known;
  const handles = (matchRoutes(routes, path) ?? []).map(({ route }) => (route.handle ?? {}) as RouteHandle);
  const isAdmin = handles.some(({ marker, isOfAdmin }) => isOfAdmin || (marker !== undefined && marker !== 'user'));
  const texts = isAdmin ? 'admin' : handles.some(({ screen }) => screen !== undefined) ? 'screens' : 'site';
  if (textsOfPaths.size === mostPaths) textsOfPaths.clear();
  textsOfPaths.set(path, texts);
  return texts;
}

/** The router goes through all its routes for every request, and most requests are for a page of the site. */
function handlerFor(language: Language, isScreen: boolean) {
  const key = `${language} ${isScreen}`;
  const known = handlers.get(key);
  if (known !== undefined) return known;
  const made = createStaticHandler(isScreen ? routes : contentRoutes, { basename: withLanguagePrefix('/', language) });
  handlers.set(key, made);
  return made;
}

export const render: Render = async (request) => {
  const url = new URL(request.url);
  const { locale } = request;
  const { language, path } = splitLanguagePrefix(url.pathname, locale.languages);
  const isKnown = request.reader.isSignedIn || request.reader.viewingAs !== null;
  const texts = request.past === undefined ? mostTexts(path, isKnown) : 'screens';
  const app = createSiteApp({
    call: request.call,
    loadCache: createLoadCache(),
    i18n: await i18nFor(language, texts),
    language,
    locale,
    origin: url.origin,
    now: request.now,
    theme: request.theme,
    reader: request.reader,
    openGroups: request.openGroups,
    isDevelopment: request.isDevelopment,
    errorStore: new ErrorStore({
      nonce: request.nonce,
      log: request.log,
      isGoneStatusUsed: () => request.useGoneStatus,
    }),
  });
  const isScreen = isScreenPath(path);
  const handler = handlerFor(language, isScreen);
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[siteAppContext, app]])),
  });
  if (context instanceof Response) {
    const followed = context.headers.get(followedHeader);
    const to = context.headers.get('location') ?? '/';
    return {
      kind: 'redirect',
      status: context.status,
      to: to.startsWith(`${url.origin}/`) ? to.slice(url.origin.length) : to,
      followed: followed === null ? null : decodeURI(followed),
    };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;

  const draw = request.keepsParts ? (isScreen ? drawWithKeptParts : drawWithKeptPages) : drawWhole;
  const { html, head } = draw(app, url, { handler, context });
  if (request.past !== undefined) return drawPast(app, request.past, { html, head, context });
  const { status } = app.errorStore.getSnapshot();
  const state: PageState = {
    ...answersToSend(loadedAnswers(app.loadCache), language),
    loaderData: context.loaderData,
    language,
    locale,
    origin: app.origin,
    now: app.now,
    theme: app.theme,
    reader: app.reader,
    openGroups: app.openGroups,
    status,
    useGoneStatus: request.useGoneStatus,
    cacheToken: request.cacheToken,
    isDevelopment: app.isDevelopment,
  };
  // Search engines are never signed in: what is for them has nothing that a visitor may not see.
  const data = isKnown ? [] : await structuredDataTags(app, url, head, loadedContent(context.loaderData));
  app.loadCache.clear();
  const screens = screenModules(context.matches);
  return {
    kind: 'page',
    status,
    language,
    html: texts === 'admin' ? withoutStyles(html) : html,
    title: head?.title ?? '',
    tags: head === undefined ? [] : [...headTags(head), ...data],
    state: pageStateJson(state),
    modules: [
      ...screens,
      ...Object.values(context.loaderData).filter(isLoadedItem).flatMap(itemModules),
      ...Object.values(context.loaderData).filter(isLoadedEditor).flatMap(editorModules),
      ...blockModules(state.answers),
    ],
    fetchedAtOnce: isKnown
      ? fetchedAtOnce({
          language,
          texts,
          isScreen: screens.length > 0,
          isSignedIn: request.reader.isSignedIn,
          isEditor: request.reader.isAdmin || request.reader.isContentManager,
        })
      : [],
  };
};

function answersToSend(all: LoadedAnswers, language: Language): Pick<PageState, 'answers' | 'isMenuLeftOut'> {
  const { [menuAddress(language)]: menu, ...answers } = all;
  const isMenuLeftOut = menu !== undefined && isLargeMenu((menu as Menu).items);
  return isMenuLeftOut ? { answers, isMenuLeftOut } : { answers: all, isMenuLeftOut };
}

const screenModules = (matches: readonly { route: { handle?: unknown } }[]): string[] =>
  matches.flatMap(({ route }) => {
    const { screen } = (route.handle ?? {}) as RouteHandle;
    return screen === undefined ? [] : [`src/${screen}`];
  });

/** The views of the page's blocks, as the build names them. */
const blockModules = (answers: LoadedAnswers): string[] =>
  blockNamesIn(answers).map((name) => `src/building-blocks/${blockFolder(name)}/view.tsx`);
