import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import type { ListItem, ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { itemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { itemCall, itemInput } from '#features/list-items/web/parts/item-page/item-call.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import type { Page } from '#features/pages/contract/page.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { breadcrumbNode } from '#features/structured-data/contract/breadcrumb-node.ts';
import { itemNode } from '#features/structured-data/contract/item-node.ts';
import { organisationNode } from '#features/structured-data/contract/organisation-node.ts';
import { questionsInBlock, questionsInList, questionsNode } from '#features/structured-data/contract/question-nodes.ts';
import { validNodes } from '#features/structured-data/contract/schema-rules.ts';
import { siteNode } from '#features/structured-data/contract/site-node.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { PageHead } from '#platform/web/head/page-head.ts';
import { dataTag } from './data-tag.ts';
import { listAnswers } from './loading/load-block-needs.ts';
import { isLoadedItem, type LoadedItem } from './loading/loaded-item.ts';
import { loadShell, type SiteSettings } from './shell-data.ts';
import type { SiteApp } from './site-app.ts';

/** What the content route of this page loaded: a page, or an item on one. */
export const loadedContent = (loaderData: Readonly<Record<string, unknown>>): string | LoadedItem | undefined =>
  Object.values(loaderData).find((data) => typeof data === 'string' || isLoadedItem(data)) as
    | string
    | LoadedItem
    | undefined;

/**
 * What the page is about, for search engines: schema.org as JSON-LD. Made on the server alone, of what the page was drawn
 * from. Only for who is not signed in, so it never says more than everyone may see.
 */
export async function structuredDataTags(
  app: SiteApp,
  url: URL,
  head: PageHead | undefined,
  loaded: string | LoadedItem | undefined,
) {
  if (head?.isIndexed !== true || loaded === undefined) return [];
  const { settings, menu } = await loadShell(app);
  const { language } = app;
  const address = new URL(head.canonical);
  const site = { origin: address.origin, timeZone: app.locale.timeZone, language };
  const pageGuid = isLoadedItem(loaded) ? loaded.pageGuid : loaded;
  const { page } = await load(app, readPage, { params: { id: pageGuid }, query: { language } });
  const item = isLoadedItem(loaded) ? await itemOf(app, loaded) : undefined;
  const isHome = item === undefined && address.pathname === withLanguagePrefix('/', language);
  const blocks = item === undefined ? everyBlock(page) : itemBlocks(item);
  const answers = listAnswers(app, url, blocks);
  const types = await typesFor(app, answers, item);
  const { timeZone } = site;
  return onceOf(page, [head.canonical, timeZone, settings, menu, item, types, ...answers], () => {
    const organisation = organisationNode(settings, site);
    const type = types.find(({ name }) => name === item?.listItemTypeName);
    const lists = answers.flatMap((items) => questionsInList(items, types));
    return dataTag(
      validNodes([
        ...(isHome ? [siteNode(namesOf(settings), organisation, site), organisation] : []),
        isHome ? undefined : breadcrumbNode(stepsTo(app, trailOfPage(menu.items, pageGuid) ?? [], page, item), site),
        item && type && itemNode(item, type, { site, organisation }),
        questionsNode([...blocks.flatMap(questionsInBlock), ...lists], address.pathname, site),
      ]),
    );
  });
}

type DataTags = ReturnType<typeof dataTag>;

const madeFor = new WeakMap<Page, { of: readonly unknown[]; tags: DataTags }>();

/** Made once of the same answers: those that are kept are the same objects. */
function onceOf(page: Page, of: readonly unknown[], make: () => DataTags): DataTags {
  const known = madeFor.get(page);
  if (known?.of.length === of.length && known.of.every((one, place) => one === of[place])) return known.tags;
  const tags = make();
  madeFor.set(page, { of, tags });
  return tags;
}

const namesOf = ({ platformName, platformDescription }: SiteSettings) => ({
  name: platformName,
  description: platformDescription.value,
});

const itemOf = (app: SiteApp, { itemId }: LoadedItem): Promise<ListItemDetail> =>
  load(app, itemCall(itemId), itemInput(itemId, app.language) as never) as Promise<ListItemDetail>;

const noTypes: readonly ItemType[] = [];

/** Asked beside what the page loads: it need not travel to the browser with it. */
async function typesFor(app: SiteApp, lists: readonly ListItem[][], item: ListItemDetail | undefined) {
  const isAsked = item !== undefined || lists.some((items) => items.length > 0);
  return isAsked ? app.call(listItemTypes, {}) : noTypes;
}

/** As the page shows them. */
function stepsTo(app: SiteApp, trail: readonly MenuItem[], { options }: Page, item: ListItemDetail | undefined) {
  const isShown = item !== undefined || options.some(({ name, value }) => name === 'showBreadcrumbs' && value === true);
  if (!isShown || trail.length === 0) return [];
  return [
    { name: app.i18n.t('site.home'), path: withLanguagePrefix('/', app.language) },
    ...trail.map(({ name, path }) => ({ name, path })),
    ...(item === undefined ? [] : [{ name: item.title, path: item.path }]),
  ];
}
