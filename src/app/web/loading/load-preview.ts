import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { itemBlocks } from '#features/list-items/web/parts/item-page/blocks-of-item.ts';
import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { OpenedPreview } from '#features/previews/contract/preview.ts';
import { openPreview } from '#features/previews/contract/previews.endpoints.ts';
import { walkedParameter } from '#features/previews/contract/site-walk.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { SiteApp } from '../site-app.ts';
import { keepUnreadListsEmpty, loadBlockNeeds } from './load-block-needs.ts';

/** What the address of a preview asks for; `over` once its link has ended. */
export type LoadedPreview = { token: string; page: string | undefined } | 'over';

export const previewInput = (token: string, language: Language, page: string | undefined) => ({
  params: { token },
  query: { language, ...(page === undefined ? {} : { page }) },
});

/** What is to be seen of it, and can be said something about. */
export const previewedBlocks = (opened: OpenedPreview): BlockInstance[] =>
  opened.kind === 'page' ? everyBlock(opened.page) : itemBlocks(opened.item);

/** Resolves once page or item and views are in the cache, or to nothing when there is no such link (§8). */
export async function loadPreview(app: SiteApp, url: URL): Promise<LoadedPreview | undefined> {
  const [, , token = ''] = splitLanguagePrefix(url.pathname, app.locale.languages).path.split('/');
  const page = url.searchParams.get(walkedParameter) ?? undefined;
  try {
    const opened = await load(app, openPreview, previewInput(token, app.language, page));
    const blocks = previewedBlocks(opened);
    await Promise.all([
      preloadBlockViews(blocks.map(({ buildingBlockName }) => buildingBlockName)),
      opened.kind === 'item' && load(app, listItemTypes, {}),
    ]);
    await loadBlockNeeds(app, url, {
      blocks,
      ...(opened.kind === 'page' && { listMetadata: opened.listMetadata }),
    });
    keepUnreadListsEmpty(app, url, blocks);
    return { token, page };
  } catch (error) {
    const { status } = error as { status?: number };
    if (status !== 404 && status !== 400 && status !== 410) throw error;
    app.errorStore.raiseNotFound('/preview');
    return status === 410 ? 'over' : undefined;
  }
}
