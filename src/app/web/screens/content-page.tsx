import { useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { pageTitleBlock } from '#blocks/kit/web/block-catalogue.ts';
import { firstAreas } from '#blocks/kit/web/early-pictures.ts';
import { PageContext } from '#blocks/kit/web/page-context.ts';
import { PageTitleContext } from '#blocks/kit/web/page-title-context.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { Page, PageOptions } from '#features/pages/contract/page.ts';
import { type Area, areasOf } from '#features/pages/contract/page-layout.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { crumbsOf } from '../crumbs-of.ts';
import { itemScreen } from '../item-screen.ts';
import { isLoadedItem, type LoadedItem } from '../loaded-item.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { SubMenu } from '../shell/header/sub-menu.tsx';
import { useMenu } from '../shell-data.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useDrawnPage } from '../use-drawn-page.ts';
import { useShownPage } from '../use-shown-page.ts';
import { useSiteHead } from '../use-site-head.ts';
import styles from './content-page.module.css';
import { HeaderImage } from './header-image.tsx';
import { Message } from './message.tsx';
import { NotFoundMessage } from './not-found-message.tsx';
import { PageHead } from './page-head.tsx';
import { TemplateArea } from './template-area.tsx';

export function ContentPage() {
  const loaded = useLoaderData<string | LoadedItem | null>();
  if (isLoadedItem(loaded)) return <FoundItem loaded={loaded} />;
  return loaded === null ? <NoPage /> : <FoundPage guid={loaded} />;
}

/** Its screen came with the loader. */
function FoundItem({ loaded }: { loaded: LoadedItem }) {
  const Screen = itemScreen();
  return Screen === undefined ? null : <Screen loaded={loaded} />;
}

function NoPage() {
  const { t } = useTranslation();
  const isEmpty = useMenu().items.length === 0;
  useSiteHead({ title: t(isEmpty ? 'site.empty.title' : 'site.notFound.title'), isIndexed: false });
  return <PageFrame>{isEmpty ? <EmptySite /> : <NotFoundMessage />}</PageFrame>;
}

/** A platform without a single page: whoever just installed it must not think that it is broken. */
function EmptySite() {
  const { t } = useTranslation();
  return (
    <Message title={t('site.empty.title')}>
      <p>{t('site.empty.text')}</p>
    </Message>
  );
}

const optionsOf = (page: Page): PageOptions =>
  Object.fromEntries(page.options.map(({ name, value }) => [name, value])) as unknown as PageOptions;

const blocksOf = (page: Page, area: Area) =>
  page.buildingBlockInstances.filter((block) => block.layoutPosition === area);

const blocksInOrder = (page: Page) => areasOf(page.layout).flatMap((area) => blocksOf(page, area));

/** A search engine is told of the languages that the page is really in. */
const translatedPaths = ({ paths, languages }: Page): Page['paths'] =>
  Object.fromEntries(Object.entries(paths).filter(([language]) => languages.includes(language)));

function FoundPage({ guid }: { guid: string }) {
  const { language } = useSiteApp();
  const { page } = useLoaded(readPage, { params: { id: guid }, query: { language } });
  useShownPage(page);
  const menu = useMenu();
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  const options = optionsOf(page);
  const trail = trailOfPage(menu.items, page.guid) ?? [];
  useSiteHead({
    title: isHome ? undefined : page.title,
    description: page.description,
    imageGuid: page.socialImage,
    paths: translatedPaths(page),
    isIndexed: true,
  });
  const blocksIn = (area: Area) => blocksOf(page, area);
  const areas = areasOf(page.layout);
  const columns = areas.filter((area) => area !== 'top-row' && area !== 'bottom-row');
  const subMenu = options.showSubMenu ? <SubMenu trail={trail} /> : null;
  // Once for each page: what the server drew is known only until the reader goes elsewhere.
  const titleBlock = useMemo(() => pageTitleBlock(blocksInOrder(page)), [page]);
  const drawnPage = useDrawnPage({ title: page.title, blocks: areas.map(blocksIn), trail });
  const first = firstAreas(areas, blocksIn);
  const draw = (area: Area) => (
    <BlockArea area={area} blocks={blocksIn(area)} isFirst={first.includes(area)} canManage={page.can.edit} />
  );
  return (
    <PageFrame
      options={options}
      canManage={page.can.edit}
      paths={page.paths}
      crumbs={isHome || !options.showBreadcrumbs ? [] : crumbsOf(trail)}
      homePath={withLanguagePrefix('/', language)}
      footer={page.templates.siteFooter && <TemplateArea template={page.templates.siteFooter} />}
    >
      {options.headerImage !== null && <HeaderImage guid={options.headerImage} />}
      <TemplateArea template={page.templates.header} className={styles.templateHeader} />
      {titleBlock === undefined && <PageHead page={page} />}
      <PageContext value={drawnPage}>
        <PageTitleContext value={titleBlock}>
          {draw('top-row')}
          <div className={`wrap ${styles.columns}`} data-after-row={blocksIn('top-row').length > 0 ? '' : undefined}>
            <div className="grid" data-layout={page.layout}>
              {columns.map((area) => (
                <div key={area} data-area={area}>
                  {area === (columns.includes('side') ? 'side' : 'main') && subMenu}
                  {draw(area)}
                </div>
              ))}
            </div>
          </div>
          <div className={styles.bottomRow}>{draw('bottom-row')}</div>
          <TemplateArea template={page.templates.footer} className={styles.templateFooter} />
        </PageTitleContext>
      </PageContext>
    </PageFrame>
  );
}
