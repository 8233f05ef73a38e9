import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticHandlerContext } from 'react-router';
import { blockFolder } from '#blocks/kit/contract/block-name.ts';
import type { PastView } from '#features/time-machine/contract/past-view.ts';
import { PastBar } from '#features/time-machine/web/parts/past-bar.tsx';
import { formatDateTime } from '#platform/contract/texts/language.ts';
import { loadedAnswers } from '#platform/web/api/load-cache.ts';
import type { PageHead } from '#platform/web/head/page-head.ts';
import { PlatformLocaleContext } from '#platform/web/i18n/platform-locale.ts';
import { I18nContext } from '#platform/web/i18n/use-translation.ts';
import type { RenderedPage } from '../../contract/render.ts';
import type { RouteHandle } from '../content-routes.tsx';
import { itemModules } from '../item-screen.ts';
import { isLoadedItem } from '../loading/loaded-item.ts';
import { blockNamesIn } from '../page-blocks.ts';
import type { SiteApp } from '../site-app.ts';
import { loadedContent } from '../structured-data.ts';

/** The screen that has the bar's own styles, and those of what is marked in a page that is compared. */
const barModule = 'src/features/time-machine/web/compare/compare-screen.tsx';

interface DrawnThen {
  html: string;
  head: PageHead | undefined;
  context: StaticHandlerContext;
}

/** A page of then below the bar that says so. No browser goes on with it: nothing travels along, and nobody else is told of it. */
export async function drawPast(
  app: SiteApp,
  past: PastView,
  { html, head, context }: DrawnThen,
): Promise<RenderedPage> {
  const content = loadedContent(context.loaderData);
  const shown =
    content === undefined
      ? undefined
      : typeof content === 'string'
        ? ({ kind: 'page', id: content } as const)
        : ({ kind: 'item', id: content.itemId } as const);
  const about = shown && (await past.about(shown));
  const bar = renderToStaticMarkup(
    <I18nContext value={app.i18n}>
      <PlatformLocaleContext value={app.locale}>
        <PastBar past={past} about={about} />
      </PlatformLocaleContext>
    </I18nContext>,
  );
  const answers = loadedAnswers(app.loadCache);
  app.loadCache.clear();
  const screens = context.matches.flatMap(({ route }) => ((route.handle ?? {}) as RouteHandle).screen ?? []);
  return {
    kind: 'page',
    status: app.errorStore.getSnapshot().status,
    language: app.language,
    bar,
    html,
    title: `${formatDateTime(past.moment, app.language, app.locale.timeZone)}: ${head?.title ?? ''}`,
    tags: [{ name: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow, noarchive' } }],
    state: '{}',
    modules: [
      barModule,
      ...screens.map((screen) => `src/${screen}`),
      ...Object.values(context.loaderData).filter(isLoadedItem).flatMap(itemModules),
      ...blockNamesIn(answers).map((name) => `src/building-blocks/${blockFolder(name)}/view.tsx`),
    ],
    fetchedAtOnce: [],
  };
}
