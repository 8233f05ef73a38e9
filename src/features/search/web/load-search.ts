import type { Menu } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import { load, useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { popularSearches, type SearchAnswer, searchSite } from '../contract/search.endpoints.ts';
import { type AskedInFull, askedIn } from '../contract/search-address.ts';

type LoadCache = Parameters<typeof load>[0]['loadCache'];

const inputOf = ({ q, pageNumber, ...narrowed }: AskedInFull, language: Language) => ({
  query: { q, language, pageNumber, ...narrowed },
});

/** In the route's loader, so that the results are there when the screen is drawn, on the server too. */
export async function loadSearch(
  app: { call: Call; loadCache: LoadCache; language: Language },
  url: URL,
): Promise<SearchAnswer | undefined> {
  const asked = askedIn(url.searchParams);
  const answer = asked.q === '' ? undefined : await load(app, searchSite, inputOf(asked, app.language));
  if (answer === undefined || answer.total === 0) {
    const { language } = app;
    await Promise.all([
      load(app, popularSearches, { query: { language } }),
      load(app, readSettings, { query: { language } }),
      load(app, readMenu, { query: { name: topLevelMenu, language } }),
    ]);
  }
  return answer;
}

export const useSearchAnswer = (asked: AskedInFull): SearchAnswer =>
  useLoaded(searchSite, inputOf(asked, useLanguage()));

export const usePopularSearches = (): string[] => useLoaded(popularSearches, { query: { language: useLanguage() } });

type Footer = Resolved<SettingValues['footers'][number]>;

interface Organisation {
  phone: string;
  links: Footer['columns'][number]['links'];
  menu: Menu;
}

/** What the site's footer says first: whom to call, and where most people go. */
export function useOrganisation(): Organisation {
  const language = useLanguage();
  const settings = useLoaded(readSettings, { query: { language } });
  const menu = useLoaded(readMenu, { query: { name: topLevelMenu, language } });
  const footers = settings.find(({ key }) => key === 'footers')?.value as Footer[] | undefined;
  const footer = footers?.[0];
  return { phone: footer?.phone ?? '', links: footer?.columns[0]?.links ?? [], menu };
}
