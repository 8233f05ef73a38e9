import { descriptionLimit, titleLimit } from '#features/pages/contract/page-limits.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { convertContent } from '../contract/content/convert-content.ts';
import { nodesOf, wordsOf } from '../contract/content/html-tree.ts';
import { type Remark, remark } from '../contract/remark.ts';
import { blockGuid } from './block-guid.ts';
import { type EntrySource, findStands, type KnownEntry } from './entries.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import type { OldSite } from './old-site.ts';
import { placePage } from './place-page.ts';

/** More than a page or an item takes. */
export const mostBlocks = { page: 500, item: 200 };

/** In the language that it is written in, and in those that it was translated to. */
export const words = (
  text: string,
  language: Language = defaultLanguage,
  others: Partial<Record<string, string>> = {},
) => ({
  $lang: { ...(text === '' ? {} : { [language]: text }), ...others },
});
export const plain = (markup: string, most: number): string => wordsOf(nodesOf(markup)).slice(0, most);

/** What was written there as blocks of ours, with what is to be said of it. */
export function blocksOf(kind: 'page' | 'item', { content, link, language }: EntrySource, site: OldSite) {
  const { blocks, remarks } = site.assemble(convertContent(content).blocks, site.from(link), language);
  const most = mostBlocks[kind];
  return {
    blocks: blocks.slice(0, most),
    remarks: blocks.length > most ? [...remarks, remark('content-cut')] : remarks,
  };
}

/** What has no title is called by the end of its address, as far as that says anything. */
export const nameOf = ({ title, oldPath, sourceId }: KnownEntry): string => {
  const end = oldPath?.startsWith('/') ? oldPath.slice(oldPath.lastIndexOf('/') + 1).replaceAll('-', ' ') : '';
  return title || end.charAt(0).toUpperCase() + end.slice(1) || sourceId;
};

/** What is named in a language of its own stands beside the title; where only that is, it is the title. */
export const titleOf = (entry: KnownEntry, { language, titles }: EntrySource, most: number) =>
  words(nameOf(entry).slice(0, most), language, titles);

export function pageDocument(entry: KnownEntry, source: EntrySource, site: OldSite) {
  const { blocks, remarks } = blocksOf('page', source, site);
  const picture = site.pictureOf(source.pictureId);
  const document = {
    title: titleOf(entry, source, titleLimit),
    description: words(plain(source.excerpt, descriptionLimit), source.language, source.excerpts),
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
  /** What it hangs below, where nothing above it was taken in. */
  parentGuid: string | null;
}

/** A page with its place in the menu and its old address; one that is there already is not made again. */
export async function makePage(
  parts: Pick<ImportsParts, 'platform' | 'pages' | 'menus'>,
  actor: Actor,
  { entry, source, segment, isVisible, above, parentGuid }: PageToMake,
  site: OldSite,
): Promise<Remark[]> {
  const { document, remarks } = pageDocument(entry, source, site);
  const isThere = (await findStands(parts.platform.db, 'page', [entry.madeId])).has(entry.madeId);
  if (!isThere) await parts.pages.make(actor, { kind: 'page', id: entry.madeId, document });
  const title = nameOf(entry).slice(0, titleLimit);
  const place = { pageGuid: entry.madeId, title, titles: source.titles ?? {}, segment, isVisible, above, parentGuid };
  return [...remarks, ...(await placePage(parts, actor, place))];
}
