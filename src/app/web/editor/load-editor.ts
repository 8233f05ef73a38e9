import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { listPageComments } from '#features/page-review/contract/page-comments.endpoints.ts';
import { readPageReview } from '#features/page-review/contract/page-review.endpoints.ts';
import { isVersionsPath } from '#features/pages/contract/edit-path.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { readWorkingCopy } from '#features/pages/contract/pages-writing.endpoints.ts';
import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { listBuildingBlocks } from '../../contract/building-blocks.endpoints.ts';
import { addTexts } from '../catalogue.ts';
import { loadEditorScreen } from '../editor-screen.ts';
import { loadBlockNeeds } from '../loading/load-block-needs.ts';
import type { LoadedEditor } from '../loading/loaded-editor.ts';
import { redirectToSignIn, redirectWithin } from '../redirect-within.ts';
import type { SiteApp } from '../site-app.ts';

/**
 * §2: {path}/edit, for who may edit this page (§6); others are led away as from any screen that is not theirs. Resolves
 * to nothing when there is no such page.
 */
export async function loadEditor(app: SiteApp, url: URL, guid: string): Promise<LoadedEditor | undefined> {
  if (!app.reader.isSignedIn) throw redirectToSignIn(app, url);
  const copy = await workingCopy(app, guid);
  if (copy === undefined) return undefined;
  const names = copy.document.buildingBlockInstances.map(({ buildingBlockName }) => buildingBlockName);
  const [answer] = await Promise.all([
    copy.isPublished ? publishedPage(app, guid) : undefined,
    load(app, listBuildingBlocks, {}),
    loadFresh(app, readPageReview, { params: { id: guid } }),
    loadFresh(app, listPageComments, { params: { id: guid } }),
    preloadBlockViews(names),
    addTexts(app, 'screens'),
    addTexts(app, 'admin'),
    loadEditorScreen(),
  ]);
  await loadBlockNeeds(app, url, {
    blocks: answer?.page.buildingBlockInstances ?? [],
    ...(answer !== undefined && { listMetadata: answer.listMetadata }),
  });
  return { editedPage: guid, showsVersions: isVersionsPath(decodeURI(url.pathname)) };
}

async function workingCopy(app: SiteApp, id: string): Promise<WorkingCopy | undefined> {
  try {
    return await loadFresh(app, readWorkingCopy, { params: { id } });
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 403) throw redirectWithin('/unauthorized', app);
    if (status === 404) return undefined;
    throw error;
  }
}

/** What is written elsewhere comes from the page as readers have it; one that they cannot read, or nobody reads yet, does without. */
const publishedPage = (app: SiteApp, id: string) =>
  load(app, readPage, { params: { id }, query: { language: app.language } }).catch((error: { status?: number }) => {
    if (error.status !== undefined && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  });
