import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { redirectKey } from '#features/redirects/contract/redirect-address.ts';
import type { KeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { type KnownPage, likelyPage } from '../contract/likely-page.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';

type Missing = StatisticsFigures['missing'][number];
type Asked = Omit<Missing, 'isLed' | 'likely'>;

export interface LedOnParts {
  menus: Pick<MenusService, 'wholeMenu'>;
  redirects: Pick<KeptRedirects, 'exactlyAt'>;
}

export type LedOn = ReturnType<typeof createLedOn>;

const viewer = systemViewer('statistics');

const pagesOf = (items: readonly MenuItem[]): KnownPage[] =>
  items.flatMap(({ pageGuid, path, name, pageName, pageIsPublished, children }) => [
    ...(pageGuid === null || path === null || !pageIsPublished
      ? []
      : [{ guid: pageGuid, path: path === '' ? '/' : path, title: pageName ?? name }]),
    ...pagesOf(children),
  ]);

/** Addresses at which nothing stood: whether they lead on by now, and where they probably should. */
export const createLedOn =
  ({ menus, redirects }: LedOnParts) =>
  async (asked: readonly Asked[], language: Language): Promise<Missing[]> => {
    if (asked.length === 0) return [];
    const [menu, led] = await Promise.all([
      menus.wholeMenu(viewer, language),
      redirects.exactlyAt(asked.map(({ path }) => path)),
    ]);
    const pages = pagesOf(menu);
    const leading = new Set(led.map(({ from }) => from));
    return asked.map((one) => {
      const isLed = leading.has(redirectKey(one.path) ?? one.path);
      return { ...one, isLed, likely: isLed ? null : (likelyPage(one.path, pages) ?? null) };
    });
  };
