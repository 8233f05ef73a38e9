import { type ReactNode, useMemo } from 'react';
import { BlockArea } from '#blocks/kit/web/block-area.tsx';
import { pageTitleBlock } from '#blocks/kit/web/block-catalogue.ts';
import { firstAreas } from '#blocks/kit/web/early-pictures.ts';
import { PageContext } from '#blocks/kit/web/page-context.ts';
import { PageTitleContext } from '#blocks/kit/web/page-title-context.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { Page, PageOptions } from '#features/pages/contract/page.ts';
import { type Area, areasOf } from '#features/pages/contract/page-layout.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { crumbsOf } from '../crumbs-of.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { SubMenu } from '../shell/header/sub-menu.tsx';
import { useMenu } from '../shell-data.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useDrawnPage } from '../use-drawn-page.ts';
import { usePagePath } from '../use-page-path.ts';
import styles from './content-page.module.css';
import { HeaderImage } from './header-image.tsx';
import { PageHead, type PageWithHead } from './page-head.tsx';
import { TemplateArea } from './template-area.tsx';

const optionsOf = (page: Page): PageOptions =>
  Object.fromEntries(page.options.map(({ name, value }) => [name, value])) as unknown as PageOptions;

const blocksOf = (page: Page, area: Area) =>
  page.buildingBlockInstances.filter((block) => block.layoutPosition === area);

const blocksInOrder = (page: Page) => areasOf(page.layout).flatMap((area) => blocksOf(page, area));

interface PageViewProps {
  page: PageWithHead;
  /** It is being edited: what stands around it is looked at and not used. */
  isEdited?: boolean;
  /** At the end of the content, besides what the page says itself. */
  below?: ReactNode;
}

/** A content page as its readers see it, in its frame; the editor draws it with the same. */
export function PageView({ page, isEdited = false, below }: PageViewProps) {
  const { language } = useSiteApp();
  const menu = useMenu();
  const isHome = usePagePath() === '/';
  const options = optionsOf(page);
  const trail = trailOfPage(menu.items, page.guid) ?? [];
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
      subject={{ kind: 'page', guid: page.guid }}
      isEdited={isEdited}
      paths={page.paths}
      crumbs={isHome || !options.showBreadcrumbs ? [] : crumbsOf(trail)}
      homePath={withLanguagePrefix('/', language)}
      footer={page.templates.siteFooter && <TemplateArea template={page.templates.siteFooter} />}
    >
      {options.headerImage !== null && <HeaderImage guid={options.headerImage} view={page.headerView} />}
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
      {below}
    </PageFrame>
  );
}
