import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, type StaticHandler, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { PageHead } from '#platform/web/head/page-head.ts';
import { blankQuestion, cutAtBlanks, fillBlanks } from '#platform/web/kept-parts/blank-question.ts';
import { KeptPages } from '#platform/web/kept-parts/kept-pages.ts';
import { isFinished } from '#platform/web/kept-parts/parts-of-page.ts';
import type { SiteApp } from '../site-app.ts';
import { SiteRoot } from '../site-root.tsx';
import { drawInParts, minuteOf, surroundingsOf } from './draw-in-parts.tsx';

/** What the router found for the address, with what the loaders gave. */
interface LoadedRoutes {
  handler: StaticHandler;
  context: StaticHandlerContext;
}

interface Drawn {
  html: string;
  head: PageHead | undefined;
}

/** Of all platforms of this process together: some eighty pages, for one kind of reader each. */
const keptPages = new KeptPages<PageHead | undefined>(8_000_000);

export const drawWhole = (app: SiteApp, _url: URL, loaded: LoadedRoutes): Drawn => {
  const { page, head } = pageOf(app, loaded);
  return { html: renderToString(page), head: head() };
};

export function drawWithKeptParts(app: SiteApp, { search }: Pick<URL, 'search'>, loaded: LoadedRoutes) {
  const { page, head } = pageOf(app, loaded);
  return { ...drawInParts(app, search, page), head: head() };
}

/**
 * A page of the site depends on its address, its surroundings, the minute where it shows the time, and on what was
 * loaded for it. Where all of that is as it was, the page is. In its address the words that no page knows are left blank.
 */
export function drawWithKeptPages(app: SiteApp, url: URL, { handler, context }: LoadedRoutes): Drawn {
  const { search, words } = blankQuestion(url.search);
  const location = { ...context.location, search };
  const key = keyOf(app, url.pathname + search, context);
  const minute = minuteOf(app);
  const kept = key === undefined ? undefined : keptPages.find(key, minute);
  if (kept !== undefined) return { html: fillBlanks(kept.pieces, words), head: kept.head };
  const { html, head, reads } = drawWithKeptParts(app, { search }, { handler, context: { ...context, location } });
  const pieces = words.length === 0 ? [html] : cutAtBlanks(html);
  const isLasting = !reads.has('second') && isFinished(html) && isWell(app);
  if (key !== undefined && isLasting) {
    keptPages.keep(key, { pieces, head, minute: reads.has('minute') ? minute : undefined });
  }
  return { html: fillBlanks(pieces, words), head };
}

const isWell = ({ errorStore }: SiteApp): boolean => errorStore.getSnapshot().status === 200;

/** Nothing where something is missing or could not be loaded: the next time it may be there. */
function keyOf(app: SiteApp, address: string, { loaderData }: StaticHandlerContext): string | undefined {
  const queries = app.loadCache.getQueryCache().getAll();
  if (!isWell(app) || queries.some(({ state }) => state.status !== 'success')) return undefined;
  const answers = queries.map(({ queryHash, state }) => `${queryHash} ${keptPages.identityOf(state.data)}`);
  return [address, surroundingsOf(app), JSON.stringify(loaderData), ...answers].join('\n');
}

function pageOf(
  app: SiteApp,
  { handler, context }: LoadedRoutes,
): { page: ReactNode; head: () => PageHead | undefined } {
  let head: PageHead | undefined;
  const update = (latest: PageHead) => {
    head = latest;
  };
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = (
    <SiteRoot app={app} head={{ update }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteRoot>
  );
  return { page, head: () => head };
}
