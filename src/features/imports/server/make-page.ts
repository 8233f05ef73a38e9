import { descriptionLimit, titleLimit } from '#features/pages/contract/page-limits.ts';
import { redirectsTag } from '#features/redirects/contract/redirects.tags.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { convertContent } from '../contract/content/convert-content.ts';
import { nodesOf, wordsOf } from '../contract/content/html-tree.ts';
import type { ImportChoices } from '../contract/imports.ts';
import { type Remark, remark } from '../contract/remark.ts';
import { blockGuid } from './block-guid.ts';
import { type EntrySource, findStands, type KnownEntry } from './entries.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import type { OldSite } from './old-site.ts';
import { placePage } from './place-page.ts';

/** More than a page or an item takes. */
export const mostBlocks = { page: 500, item: 200 };

export const words = (text: string) => ({ $lang: text === '' ? {} : { [defaultLanguage]: text } });
export const plain = (markup: string, most: number): string => wordsOf(nodesOf(markup)).slice(0, most);

/** What was written there as blocks of ours, with what is to be said of it. */
export function blocksOf(kind: 'page' | 'item', { content, link }: EntrySource, site: OldSite) {
  const { blocks, remarks } = site.assemble(convertContent(content).blocks, site.from(link));
  const most = mostBlocks[kind];
  return {
    blocks: blocks.slice(0, most),
    remarks: blocks.length > most ? [...remarks, remark('content-cut')] : remarks,
  };
}

export function pageDocument(entry: KnownEntry, source: EntrySource, site: OldSite) {
  const { blocks, remarks } = blocksOf('page', source, site);
  const picture = site.pictureOf(source.pictureId);
  const document = {
    title: words(plain(entry.title, titleLimit) || entry.sourceId),
    description: words(plain(source.excerpt, descriptionLimit)),
    options: picture === undefined ? {} : { headerImage: picture.guid },
    buildingBlockInstances: blocks.map((block, sortId) => ({
      ...block,
      guid: blockGuid(entry.madeId, sortId),
      layoutPosition: 'main',
      sortId,
    })),
  };
  return { document, remarks };
}

interface PageToMake {
  entry: KnownEntry;
  source: EntrySource;
  segment: string;
  isVisible: boolean;
  above: readonly string[];
}

/** A page with its place in the menu and its old address; one that is there already is not made again. */
export async function makePage(
  parts: Pick<ImportsParts, 'platform' | 'pages' | 'menus'>,
  actor: Actor,
  { entry, source, segment, isVisible, above }: PageToMake,
  { site, choices }: { site: OldSite; choices: ImportChoices },
): Promise<Remark[]> {
  const { document, remarks } = pageDocument(entry, source, site);
  const isThere = (await findStands(parts.platform.db, 'page', [entry.madeId])).has(entry.madeId);
  if (!isThere) await parts.pages.make(actor, { kind: 'page', id: entry.madeId, document });
  const title = plain(entry.title, titleLimit) || entry.sourceId;
  const { parentGuid } = choices;
  const place = { pageGuid: entry.madeId, title, segment, isVisible, above, parentGuid };
  return [...remarks, ...(await placePage(parts, actor, place))];
}

/** The old address leads to the page, unless it is a page's own already or another page had it. */
export async function keepOldAddress(
  { platform, menus, redirects }: Pick<ImportsParts, 'platform' | 'menus' | 'redirects'>,
  { madeId, oldPath }: KnownEntry,
): Promise<{ path: string | null; redirectFrom?: string; remarks: Remark[] }> {
  const path = (await menus.pathOfPage(madeId, defaultLanguage)) ?? null;
  if (oldPath === null || oldPath === path) return { path, remarks: [] };
  if (oldPath === '/' || oldPath.startsWith('?')) return { path, remarks: [remark('address-not-kept', oldPath)] };
  const [former] = await redirects.exactlyAt([oldPath]);
  const leadsElsewhere = former !== undefined && !(former.target.kind === 'page' && former.target.guid === madeId);
  const isTaken = (await menus.itemAtPath(oldPath, defaultLanguage))?.pageGuid != null;
  if (isTaken || leadsElsewhere) {
    return { path, remarks: [remark('address-not-kept', oldPath)] };
  }
  await platform.transaction(async (trx, touch) => {
    await redirects.keepLeft(trx, [{ path: oldPath, pageId: madeId }]);
    touch(redirectsTag);
  });
  return { path, redirectFrom: oldPath, remarks: [] };
}
