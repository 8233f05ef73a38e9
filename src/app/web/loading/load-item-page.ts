import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { findMergedIdea, readIdeaStory } from '#features/ideas/contract/ideas.endpoints.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import { type ItemAddress, isRightAddress } from '#features/list-items/contract/item-path.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { readList } from '#features/list-items/contract/list-items.endpoints.ts';
import { itemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { itemCall, itemInput, othersInput } from '#features/list-items/web/parts/item-page/item-call.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { readThread } from '#features/reactions/contract/reactions.endpoints.ts';
import { threadInput } from '#features/reactions/contract/thread-address.ts';
import { loadSignUp } from '#features/sign-ups/web/parts/sign-up-needs.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { load } from '#platform/web/api/load-cache.ts';
import { loadItemScreen } from '../item-screen.ts';
import { redirectWithin } from '../redirect-within.ts';
import { loadSignUpPart } from '../sign-up-part.ts';
import type { SiteApp } from '../site-app.ts';
import { loadBlockNeeds } from './load-block-needs.ts';
import type { LoadedItem } from './loaded-item.ts';

/**
 * §2: {path}/i/{itemGuid}/{itemTitle?}. Resolves to nothing when there is no such item for this reader (§8), and leads
 * to its own address when it was found by another.
 */
export async function loadItemPage(
  app: SiteApp,
  url: URL,
  path: string,
  { itemId }: ItemAddress,
): Promise<LoadedItem | undefined> {
  const item = await findItem(app, itemId);
  if (item === undefined) await followMerge(app, itemId);
  if (item === undefined || item.pageGuid === null) return undefined;
  if (item.path !== null && !isRightAddress(path, item))
    throw redirectWithin(encodeURI(item.path) + url.search, app, 301);
  const blocks = itemBlocks(item);
  const [types] = await Promise.all([
    load(app, listItemTypes, {}),
    load(app, readPage, { params: { id: item.pageGuid }, query: { language: app.language } }),
    preloadBlockViews(blocks.map(({ buildingBlockName }) => buildingBlockName)),
    loadItemScreen(),
    // Nobody misses it when it does not come.
    load(app, readList, othersInput(item, app.language, calendarDay(new Date(app.now), app.locale.timeZone))).catch(
      () => undefined,
    ),
  ]);
  const type = types.find(({ name }) => name === item.listItemTypeName);
  const [hasSignUp] = await Promise.all([
    signUpOf(app, url, item),
    loadBlockNeeds(app, url, { blocks }),
    // Both ask again by themselves when they do not come.
    statusField(type) &&
      load(app, readIdeaStory, { params: { guid: item.guid }, query: { language: app.language } }).catch(
        () => undefined,
      ),
    type?.features.hasReactions &&
      load(app, readThread, threadInput({ kind: 'item', guid: item.guid }, url.searchParams, 'oldest')).catch(
        () => undefined,
      ),
  ]);
  return { itemId, pageGuid: item.pageGuid, hasSignUp };
}

/** What was merged with another is read there, where it is said so. */
async function followMerge(app: SiteApp, shortId: string): Promise<void> {
  const found = await load(app, findMergedIdea, { params: { shortId }, query: { language: app.language } }).catch(
    () => undefined,
  );
  // Merging can be taken back: nobody may remember this for good.
  if (found !== undefined) throw redirectWithin(`${encodeURI(found.path)}#samengevoegd`, app, 302);
}

/** Only of what happens at a moment. */
async function signUpOf(app: SiteApp, url: URL, item: ListItemDetail): Promise<boolean> {
  if (item.metadata['period-start'] === null || !(await loadSignUp(app, url, item.guid))) return false;
  await loadSignUpPart();
  return true;
}

/** §7: any non-200 leads to the 404 screen; only signing in may still open it, and a lost connection is not an answer. */
async function findItem(app: SiteApp, id: string): Promise<ListItemDetail | undefined> {
  try {
    return (await load(app, itemCall(id), itemInput(id, app.language) as never)) as ListItemDetail;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 401 || status === 0) throw error;
    return undefined;
  }
}
