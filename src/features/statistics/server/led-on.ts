import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { redirectKey } from '#features/redirects/contract/redirect-address.ts';
import type { KeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type KnownPage, likelyPage } from '../contract/likely-page.ts';
import { isWholePath } from '../contract/missing-path.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';

type Missing = StatisticsFigures['missing'][number];
type Asked = Omit<Missing, 'isLed' | 'likely'>;

export interface LedOnParts {
  platform: Pick<Platform, 'locale'>;
  menus: Pick<MenusService, 'wholeMenu'>;
  redirects: Pick<KeptRedirects, 'exactlyAt'>;
}

export type LedOn = ReturnType<typeof createLedOn>;

const viewer = systemViewer('statistics');

const keyOf = (path: string): string => redirectKey(path) ?? path;

const pagesOf = (items: readonly MenuItem[]): KnownPage[] =>
  items.flatMap(({ pageGuid, path, name, pageName, pageIsPublished, children }) => [
    ...(pageGuid === null || path === null || !pageIsPublished
      ? []
      : [{ guid: pageGuid, path: path === '' ? '/' : path, title: pageName ?? name }]),
    ...pagesOf(children),
  ]);

/**
 * Addresses at which nothing stood: whether they lead on by now, and where they probably should, by what the pages of that
 * language are called.
 */
export const createLedOn =
  ({ platform, menus, redirects }: LedOnParts) =>
  async (asked: readonly Asked[]): Promise<Missing[]> => {
    if (asked.length === 0) return [];
    const { languages } = await platform.locale();
    const places = asked.map((one) => ({ ...one, ...inLanguage(one.path, languages) }));
    const led = await redirects.exactlyAt([...new Set(places.flatMap(({ path, bare }) => [path, bare]))]);
    const leading = new Map(led.map((one) => [one.from, one]));
    const pages = new Map<Language, KnownPage[]>();
    for (const language of new Set(places.map((place) => place.language)))
      pages.set(language, pagesOf(await menus.wholeMenu(viewer, language)));
    return places.map(({ path, from, views, language, bare }) => {
      // What was made by hand for an address counts in every language that has none of its own.
      const isLed = leading.has(keyOf(path)) || leading.get(keyOf(bare))?.isAutomatic === false;
      const known = isLed || !isWholePath(path) ? [] : (pages.get(language) ?? []);
      return { path, from, views, isLed, likely: likelyPage(path, known) ?? null };
    });
  };

function inLanguage(path: string, languages: readonly Language[]): { language: Language; bare: string } {
  const { language, path: bare } = splitLanguagePrefix(path, languages);
  return { language, bare };
}
