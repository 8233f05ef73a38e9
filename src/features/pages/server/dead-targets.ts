import { readItemAddress } from '#features/list-items/contract/item-path.ts';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import { defaultLanguage, type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { DeadReason, DeadTargets } from '../contract/checks/checked-page.ts';
import { linkTargets } from '../contract/checks/link-targets.ts';
import type { PageDocument } from '../contract/page.ts';
import { listLinkedPages } from './pages.repository.ts';
import type { PagesContext } from './pages-context.ts';

const pageHref = /^page:([0-9a-f-]{36})(?:#.*)?$/i;

type TargetParts = Pick<PagesContext, 'platform' | 'menus' | 'targets'>;

/** Everything that a page leads to on this site and that readers would not get. Addresses elsewhere are not asked. */
export async function deadTargets(
  document: PageDocument,
  languages: readonly Language[],
  { platform, menus, targets }: TargetParts,
): Promise<DeadTargets> {
  const { hrefs, files } = linkTargets(document);
  const dead: Record<string, DeadReason> = {};

  const pageGuids = hrefs.flatMap((href) => pageHref.exec(href)?.[1]?.toLowerCase() ?? []);
  const pages = new Map((await listLinkedPages(platform.db, pageGuids)).map((page) => [page.id, page]));

  async function whyNoPage(guid: string): Promise<DeadReason | undefined> {
    const page = pages.get(guid);
    if (page === undefined) return 'gone';
    if (!page.isPublished) return 'unpublished';
    return (await menus.pathOfPage(guid, defaultLanguage)) === undefined ? 'nowhere' : undefined;
  }

  async function whyNoPath(href: string): Promise<DeadReason | undefined> {
    const [written = ''] = href.split(/[?#]/, 1);
    const { language, path } = splitLanguagePrefix(decoded(written), languages);
    const item = readItemAddress(path);
    if (item !== undefined) return targets?.whyNoItem(item.itemId);
    if (isReservedSegment(path.slice(1).split('/', 1)[0] ?? '')) return undefined;
    const found = await menus.itemAtPath(path.length > 1 ? path.replace(/\/$/, '') : path, language);
    if (found !== undefined) return found.pageIsPublished ? undefined : 'unpublished';
    // An address that a page had leads to where it is now.
    const former = await menus.formerPath(path);
    return former !== undefined && former.pageId !== null ? undefined : 'gone';
  }

  for (const href of hrefs) {
    const guid = pageHref.exec(href)?.[1]?.toLowerCase();
    const reason =
      guid !== undefined ? await whyNoPage(guid) : href.startsWith('/') ? await whyNoPath(href) : undefined;
    if (reason !== undefined) dead[href] = reason;
  }
  for (const guid of (await targets?.missingFiles(files)) ?? []) dead[guid] = 'gone';
  return dead;
}

/** As a browser would send it; what cannot be read stays as it is written. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
