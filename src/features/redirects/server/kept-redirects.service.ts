import { type Language, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { RedirectStatus } from '../contract/plan-redirects.ts';
import { redirectKey } from '../contract/redirect-address.ts';
import { placeOf, type RedirectTarget } from '../contract/redirect-target.ts';
import {
  dropLeftPaths,
  findRedirectsAt,
  keepLeftPaths,
  type LeftPath,
  type StoredRedirect,
} from './redirects.repository.ts';

export interface FoundRedirect {
  /** The address as it stands in the list; uses are counted by it. */
  from: string;
  status: RedirectStatus;
  target: RedirectTarget;
}

/** More steps than anyone makes; what needs more goes round. */
const mostSteps = 10;

/** As redirects are found; what cannot be read so is found by nobody, and kept as it is. */
const keyOf = (path: string): string => redirectKey(path) ?? path;

export type KeptRedirects = ReturnType<typeof createKeptRedirects>;

interface KeptRedirectsParts {
  platform: Platform;
  /** Also one that nobody reads yet: where a page stands, nothing else is looked for. */
  isPage(path: string, language: Language): Promise<boolean>;
}

/** For who gives addresses and who reads them: what leads where, whoever made it so. */
export function createKeptRedirects({ platform, isPage }: KeptRedirectsParts) {
  /** At the address itself; what was made by hand for an address counts in every language that has none of its own. */
  async function oneAt(path: string, languages: readonly Language[]): Promise<StoredRedirect | undefined> {
    const key = redirectKey(path);
    if (key === undefined) return undefined;
    const { language, path: bare } = splitLanguagePrefix(key, languages);
    const found = await findRedirectsAt(platform.db, [...new Set([key, bare])]);
    const own = found.find(({ from }) => from === key);
    if (own !== undefined) return own;
    const general = found.find(({ from, isAutomatic }) => from === bare && !isAutomatic);
    return general && { ...general, target: inLanguage(general.target, language, languages) };
  }

  return {
    /** Where an address leads that no page has. A chain is gone through here; one that goes round leads nowhere. */
    async at(path: string): Promise<FoundRedirect | undefined> {
      const { languages } = await platform.locale();
      const first = await oneAt(path, languages);
      if (first === undefined) return undefined;
      let { target } = first;
      for (let steps = 0; steps < mostSteps; steps += 1) {
        if (target.kind !== 'path') return { from: first.from, status: first.status, target };
        const { place } = placeOf(target.path);
        const { language } = splitLanguagePrefix(place, languages);
        const next = (await isPage(redirectKey(place) ?? place, language)) ? undefined : await oneAt(place, languages);
        if (next === undefined) return { from: first.from, status: first.status, target };
        target = next.target;
      }
      return undefined;
    },

    /** Which of these addresses lead elsewhere; only as they stand here. */
    exactlyAt: (paths: readonly string[]): Promise<StoredRedirect[]> => findRedirectsAt(platform.db, paths.map(keyOf)),

    /** In the transaction that takes these addresses from their pages. */
    keepLeft: (trx: PlatformTransaction, left: readonly LeftPath[]): Promise<void> =>
      keepLeftPaths(trx, [
        ...new Map(left.map((one) => [keyOf(one.path), { ...one, path: keyOf(one.path) }])).values(),
      ]),

    /** Those of one page, as far as they still lead to it; what was made by hand stays. */
    forgetLeft: (trx: PlatformTransaction, pageId: string, paths: readonly string[]): Promise<void> =>
      dropLeftPaths(trx, paths.map(keyOf), pageId),

    /** In the transaction that gives these addresses to pages. */
    dropTaken: (trx: PlatformTransaction, paths: readonly string[]): Promise<void> =>
      dropLeftPaths(trx, paths.map(keyOf)),
  };
}

/** Files and calls have no language; a path that names one already keeps it. */
function inLanguage(target: RedirectTarget, language: Language, languages: readonly Language[]): RedirectTarget {
  if (target.kind !== 'path' || splitLanguagePrefix(target.path, languages).path !== target.path) return target;
  const [first = ''] = target.path.slice(1).split(/[/?#]/, 1);
  const isFile = ['a', 'api', 'assets'].includes(first);
  return isFile ? target : { kind: 'path', path: withLanguagePrefix(target.path, language) };
}
