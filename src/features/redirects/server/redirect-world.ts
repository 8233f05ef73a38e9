import { readItemAddress } from '#features/list-items/contract/item-path.ts';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RedirectWish, RedirectWorld } from '../contract/plan-redirects.ts';
import { isProblem, type RedirectSite, readFrom, readTo, redirectKey } from '../contract/redirect-address.ts';
import { placeOf } from '../contract/redirect-target.ts';
import { findRedirectsAt, type StoredRedirect } from './redirects.repository.ts';

/** What redirects may lead to, and others keep. */
export interface RedirectTargets {
  /** Nothing when readers get it. */
  whyNoItem(id: string, along: ReadonlySet<string>): Promise<string | undefined>;
  /** Those of these files that are not there. */
  missingFiles(guids: readonly string[]): Promise<string[]>;
}

export interface WorldParts {
  platform: Platform;
  menus: Pick<MenusService, 'wholeMenu'>;
  targets: RedirectTargets;
  isOwnHost(host: string): boolean;
}

export interface PageAddress {
  guid: string;
  name: string;
  language: Language;
  path: string;
  isPublished: boolean;
}

/** All pages that have an address, by that address and by themselves. */
export interface KnownPages {
  at(path: string): PageAddress | undefined;
  of(guid: string, language: Language): PageAddress | undefined;
  has(guid: string): boolean;
}

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);

export async function knownPages({ platform, menus }: WorldParts, viewer: Viewer): Promise<KnownPages> {
  const byPath = new Map<string, PageAddress>();
  const byPage = new Map<string, PageAddress>();
  const guids = new Set<string>();
  for (const language of (await platform.locale()).languages) {
    for (const { pageGuid, path, pageName, name, pageIsPublished } of flat(await menus.wholeMenu(viewer, language))) {
      if (pageGuid === null || path === null) continue;
      const address = { guid: pageGuid, name: pageName ?? name, language, path, isPublished: pageIsPublished };
      byPath.set(path, address);
      byPage.set(`${language} ${pageGuid}`, address);
      guids.add(pageGuid);
    }
  }
  return {
    at: (path) => byPath.get(path),
    of: (guid, language) => byPage.get(`${language} ${guid}`),
    has: (guid) => guids.has(guid),
  };
}

/** Everything that these wishes are held against, asked for at once where that can be. */
export async function redirectWorld(
  db: PlatformDb,
  parts: WorldParts,
  pages: KnownPages,
  wishes: readonly RedirectWish[],
): Promise<RedirectWorld> {
  const { languages } = await parts.platform.locale();
  const site: RedirectSite = { languages, isOwnHost: parts.isOwnHost };
  const named = [...new Set(wishes.flatMap((wish) => pathsOf(wish, site)))];
  const redirects = await gatherRedirects(db, named, languages);
  const leadTo = [...redirects.values()].flatMap((redirect) => pathOf(redirect) ?? []);
  const isThere = await thereOf([...new Set([...named, ...leadTo])], languages, parts.targets);
  return {
    ...site,
    pageAt: pages.at,
    hasPage: pages.has,
    redirectAt: (path) => redirects.get(path),
    isThere: (path) => isThere.has(path),
  };
}

function pathsOf({ from, to }: RedirectWish, site: RedirectSite): string[] {
  const own = readFrom(from, site);
  const target = readTo(to, site);
  const leadsTo = isProblem(target) || target.kind !== 'path' ? undefined : redirectKey(placeOf(target.path).place);
  return [...(isProblem(own) ? [] : [own.from]), ...(leadsTo === undefined ? [] : [leadsTo])];
}

const pathOf = ({ target }: StoredRedirect): string | undefined =>
  target.kind === 'path' ? redirectKey(placeOf(target.path).place) : undefined;

/** Those at these addresses, and those that they lead to, as far as that goes. */
async function gatherRedirects(
  db: PlatformDb,
  paths: readonly string[],
  languages: readonly Language[],
): Promise<Map<string, StoredRedirect>> {
  const found = new Map<string, StoredRedirect>();
  const asked = new Set<string>();
  for (let next = [...paths]; next.length > 0; ) {
    const ask = next.flatMap((path) => [path, splitLanguagePrefix(path, languages).path]);
    const fresh = [...new Set(ask)].filter((path) => !asked.has(path));
    for (const path of fresh) asked.add(path);
    const rows = await findRedirectsAt(db, fresh);
    for (const row of rows) found.set(row.from, row);
    next = rows.flatMap((row) => pathOf(row) ?? []).filter((path) => !asked.has(path));
  }
  return found;
}

const alone: ReadonlySet<string> = new Set();

/** The items, files and screens among these. */
async function thereOf(
  paths: readonly string[],
  languages: readonly Language[],
  targets: RedirectTargets,
): Promise<Set<string>> {
  const there = new Set<string>();
  const files = new Map<string, string>();
  for (const path of paths) {
    const own = splitLanguagePrefix(path, languages).path;
    const [first = '', second = ''] = own.slice(1).split('/');
    const item = readItemAddress(own);
    const file = first === 'a' ? guidOf(second) : undefined;
    if (file !== undefined) files.set(path, file);
    else if (item !== undefined) {
      if ((await targets.whyNoItem(item.itemId, alone)) !== 'gone') there.add(path);
    } else if (first !== 'a' && isReservedSegment(first)) there.add(path);
  }
  const missing = new Set(await targets.missingFiles([...files.values()]));
  for (const [path, guid] of files) if (!missing.has(guid)) there.add(path);
  return there;
}
