import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import {
  type ItemWorkingCopy,
  readItemWorkingCopy,
} from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import type { ItemAddress } from '#features/list-items/contract/item-path.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { itemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { itemCall, itemInput } from '#features/list-items/web/parts/item-page/item-call.ts';
import { readItemReview } from '#features/page-review/contract/item-review.endpoints.ts';
import { listItemComments } from '#features/page-review/contract/page-comments.endpoints.ts';
import { isVersionsPath } from '#features/pages/contract/edit-path.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { listBuildingBlocks } from '../../../contract/building-blocks.endpoints.ts';
import { addTexts } from '../../catalogue.ts';
import { loadEditorScreen } from '../../editor-screen.ts';
import { loadBlockNeeds } from '../../loading/load-block-needs.ts';
import type { LoadedEditor } from '../../loading/loaded-editor.ts';
import { redirectToSignIn, redirectWithin } from '../../redirect-within.ts';
import type { SiteApp } from '../../site-app.ts';

/** §2: {path}/i/{item}/…/edit, for who may edit the item. Resolves to nothing when there is no such item. */
export async function loadItemEditor(
  app: SiteApp,
  url: URL,
  { itemId }: ItemAddress,
): Promise<LoadedEditor | undefined> {
  if (!app.reader.isSignedIn) throw redirectToSignIn(app, url);
  const item = (await found(() => load(app, itemCall(itemId), itemInput(itemId, app.language) as never), app)) as
    | ListItemDetail
    | undefined;
  if (item === undefined || item.pageGuid === null) return undefined;
  const copy: ItemWorkingCopy | undefined = await found(
    () => loadFresh(app, readItemWorkingCopy, { params: { guid: item.guid } }),
    app,
  );
  if (copy === undefined) return undefined;
  const names = copy.document.buildingBlockInstances.map(({ buildingBlockName }) => buildingBlockName);
  await Promise.all([
    load(app, listItemTypes, {}),
    loadFresh(app, readItemReview, { params: { id: item.guid } }),
    loadFresh(app, listItemComments, { params: { id: item.guid } }),
    load(app, listBuildingBlocks, {}),
    preloadBlockViews(names),
    addTexts(app, 'screens'),
    addTexts(app, 'admin'),
    loadEditorScreen(),
  ]);
  await loadBlockNeeds(app, url, { blocks: itemBlocks(item) });
  return { editedPage: item.pageGuid, editedItem: itemId, showsVersions: isVersionsPath(decodeURI(url.pathname)) };
}

async function found<T>(ask: () => Promise<T>, app: SiteApp): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 403) throw redirectWithin('/unauthorized', app);
    if (status === 404) return undefined;
    throw error;
  }
}
