import { preloadBlockViews } from '#blocks/kit/web/block-catalogue.ts';
import { type ItemAddress, readItemAddress } from '#features/list-items/contract/item-path.ts';
import { trailAtPath } from '#features/menus/contract/menu-paths.ts';
import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import { guidBeingEdited, pathBeingEdited } from '#features/pages/contract/edit-path.ts';
import { readPage, resolvePath } from '#features/pages/contract/pages.endpoints.ts';
import { pageToEditAt } from '#features/pages/contract/pages-writing.endpoints.ts';
import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import { load } from '#platform/web/api/load-cache.ts';
import { followRedirect, redirectToSignIn, redirectWithin } from '../redirect-within.ts';
import { loadShell } from '../shell-data.ts';
import type { SiteApp } from '../site-app.ts';
import { loadBlockNeeds } from './load-block-needs.ts';
import type { LoadedEditor } from './loaded-editor.ts';
import type { LoadedItem } from './loaded-item.ts';

/**
 * §2: a content page is resolved via the menu. Resolves to the page's guid once page and views are in the cache, or to
 * nothing when there is no such page; the error store then has the status (§8).
 */
export async function loadContentPage(app: SiteApp, url: URL): Promise<string | LoadedItem | LoadedEditor | undefined> {
  const path = decodeURI(url.pathname);
  const { menu } = await loadShell(app);
  const edited = pathBeingEdited(path);
  const inMenu = trailAtPath(menu.items, edited ?? path)?.at(-1)?.pageGuid;
  const address = inMenu === undefined ? readItemAddress(edited ?? path) : undefined;
  if (edited !== undefined) {
    const editor = await (address === undefined ? editorOf(app, url, edited) : itemEditorOf(app, url, address));
    if (editor === undefined) app.errorStore.raiseNotFound(path);
    return editor;
  }
  if (address !== undefined) {
    const { loadItemPage } = await import('./load-item-page.ts');
    const item = await loadItemPage(app, url, path, address);
    if (item !== undefined) return item;
    // Where an item was, someone may have said where to go instead.
    await pageBesideMenu(app, url, path);
    app.errorStore.raiseNotFound(path);
    return undefined;
  }
  const guid = await pageAtPath(app, url, path);
  const answer = guid === undefined ? undefined : await loadPage(app, guid);
  if (answer === undefined) {
    app.errorStore.raiseNotFound(path);
    return undefined;
  }
  const { page, listMetadata } = answer;
  const blocks = everyBlock(page);
  await preloadBlockViews(blocks.map(({ buildingBlockName }) => buildingBlockName));
  await loadBlockNeeds(app, url, { blocks, listMetadata });
  return page.guid;
}

async function editorOf(app: SiteApp, url: URL, path: string): Promise<LoadedEditor | undefined> {
  const guid = guidBeingEdited(path) ?? (await pageAtPath(app, url, path)) ?? (await draftAtPath(app, path));
  return guid === undefined ? undefined : (await import('../editor/load-editor.ts')).loadEditor(app, url, guid);
}

const itemEditorOf = async (app: SiteApp, url: URL, address: ItemAddress): Promise<LoadedEditor | undefined> =>
  (await import('../editor/item/load-item-editor.ts')).loadItemEditor(app, url, address);

async function pageAtPath(app: SiteApp, url: URL, path: string): Promise<string | undefined> {
  const { menu } = await loadShell(app);
  return trailAtPath(menu.items, path)?.at(-1)?.pageGuid ?? (await pageBesideMenu(app, url, path));
}

/** A page that was never published stands in no reader's menu. */
async function draftAtPath(app: SiteApp, path: string): Promise<string | undefined> {
  if (!app.reader.isSignedIn || path.includes('\0')) return undefined;
  const { pageGuid } = await app.call(pageToEditAt, { query: { path, language: app.language } });
  return pageGuid ?? undefined;
}

/** A fault of ours is not made to look like a page that is not there, nor is one that asks for signing in. */
async function loadPage(app: SiteApp, id: string): Promise<OutputOf<typeof readPage> | undefined> {
  try {
    return await load(app, readPage, { params: { id }, query: { language: app.language } });
  } catch (error) {
    const status = (error as { status?: number }).status ?? 500;
    if (status === 401 || status === 429 || status >= 500 || status === 0) throw error;
    return undefined;
  }
}

/** Nothing in the menu as this reader sees it: moved, gone, not theirs, or never there. */
async function pageBesideMenu(app: SiteApp, url: URL, path: string): Promise<string | undefined> {
  // No address of ours has one, and a database cannot even be asked.
  if (path.includes('\0')) return undefined;
  const answer = await app.call(resolvePath, { query: { path, language: app.language } });
  switch (answer.kind) {
    case 'page':
      return answer.pageGuid;
    case 'redirect':
      throw followRedirect(answer, app, url);
    case 'sign-in':
      throw redirectToSignIn(app, url);
    case 'unauthorized':
      throw redirectWithin('/unauthorized', app);
    default:
      return undefined;
  }
}
