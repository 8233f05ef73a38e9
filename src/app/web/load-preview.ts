import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import { openPreview } from '#features/previews/contract/previews.endpoints.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { load } from '#platform/web/api/load-cache.ts';
import { loadBlockNeeds } from './load-block-needs.ts';
import type { SiteApp } from './site-app.ts';

/** What the address of a preview asks for; `over` once its link has ended. */
export type LoadedPreview = { token: string } | 'over';

export const previewInput = (token: string, language: Language) => ({ params: { token }, query: { language } });

/** Resolves once page and views are in the cache, or to nothing when there is no such link (§8). */
export async function loadPreview(app: SiteApp, url: URL): Promise<LoadedPreview | undefined> {
  const [, , token = ''] = splitLanguagePrefix(url.pathname, app.locale.languages).path.split('/');
  try {
    const { page, listMetadata } = await load(app, openPreview, previewInput(token, app.language));
    const blocks = everyBlock(page);
    await preloadBlockViews(blocks.map(({ buildingBlockName }) => buildingBlockName));
    await loadBlockNeeds(app, url, { blocks, listMetadata });
    return { token };
  } catch (error) {
    const { status } = error as { status?: number };
    if (status !== 404 && status !== 400 && status !== 410) throw error;
    app.errorStore.raiseNotFound('/preview');
    return status === 410 ? 'over' : undefined;
  }
}
