import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { KeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CheckedDocument, DeadReason, DeadTargets } from '../../contract/checks/checked-page.ts';
import { type LinkTargets as Led, linkTargets } from '../../contract/checks/link-targets.ts';
import { type LinkTarget, linkTarget } from '../link-target.ts';
import { listLinkedPages } from '../pages.repository.ts';

/** What a document may lead to and others keep. */
export interface LinkTargets {
  /** Why readers do not get this item; nothing when they do, or will with these. */
  whyNoItem(id: string, along: ReadonlySet<string>): Promise<DeadReason | undefined>;
  /** Those of these files that are not there. */
  missingFiles(guids: readonly string[]): Promise<string[]>;
  /** Those of these addresses on other sites that are not there, as far as is known. */
  deadOutside(hrefs: readonly string[]): Promise<DeadTargets>;
}

interface TargetParts {
  platform: Platform;
  menus: Pick<MenusService, 'itemAtPath' | 'pathOfPage'>;
  redirects: Pick<KeptRedirects, 'at'>;
  targets: LinkTargets;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Everything that a page or an item leads to and that readers would not get; of addresses elsewhere as the last look had it. `along` are
 * the pages and items that are published together with it: readers get those at the same moment.
 */
export const deadTargets = (
  document: CheckedDocument,
  languages: readonly Language[],
  parts: TargetParts,
  along = nothing,
): Promise<DeadTargets> => deadAmong(linkTargets(document), languages, parts, along);

/** The same of what several documents lead to, each of it asked once. */
export async function deadAmong(
  { hrefs, files }: Led,
  languages: readonly Language[],
  { platform, menus, redirects, targets }: TargetParts,
  along = nothing,
): Promise<DeadTargets> {
  const dead: Record<string, DeadReason> = {};

  const known = new Map(hrefs.map((href) => [href, linkTarget(href, languages)]));
  const pageGuids = [...known.values()].flatMap((target) => (target?.kind === 'page' ? target.guid : []));
  const pages = new Map((await listLinkedPages(platform.db, pageGuids)).map((page) => [page.id, page]));

  async function whyNoPage(guid: string): Promise<DeadReason | undefined> {
    const page = pages.get(guid);
    if (page === undefined) return 'gone';
    if (!page.isPublished && !along.has(guid)) return 'unpublished';
    return (await menus.pathOfPage(guid, defaultLanguage)) === undefined ? 'nowhere' : undefined;
  }

  async function whyNoPath({ path, language }: Extract<LinkTarget, { kind: 'path' }>): Promise<DeadReason | undefined> {
    const whole = withLanguagePrefix(path, language);
    const found = await menus.itemAtPath(whole, language);
    if (found !== undefined) {
      return found.pageIsPublished || along.has(found.pageGuid ?? '') ? undefined : 'unpublished';
    }
    // An address that a page had leads to where it is now; others lead where someone said.
    const redirect = await redirects.at(whole);
    return redirect !== undefined && redirect.target.kind !== 'gone' ? undefined : 'gone';
  }

  async function whyDead(target: LinkTarget | undefined): Promise<DeadReason | undefined> {
    if (target === undefined) return undefined;
    if (target.kind === 'page') return whyNoPage(target.guid);
    return target.kind === 'item' ? targets.whyNoItem(target.id, along) : whyNoPath(target);
  }

  for (const [href, target] of known) {
    const reason = await whyDead(target);
    if (reason !== undefined) dead[href] = reason;
  }
  for (const guid of await targets.missingFiles(files)) dead[guid] = 'gone';
  return { ...dead, ...(await targets.deadOutside(hrefs)) };
}
