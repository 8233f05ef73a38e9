import type { Call } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/language.ts';
import { load, useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { type SearchAnswer, searchSite } from '../contract/search.endpoints.ts';
import { type Asked, askedIn } from '../contract/search-address.ts';

type LoadCache = Parameters<typeof load>[0]['loadCache'];

const inputOf = ({ q, pageNumber }: Asked, language: Language) => ({ query: { q, language, pageNumber } });

/** In the route's loader, so that the results are there when the screen is drawn, on the server too. */
export async function loadSearch(
  app: { call: Call; loadCache: LoadCache; language: Language },
  url: URL,
): Promise<SearchAnswer | undefined> {
  const asked = askedIn(url.searchParams);
  return asked.q === '' ? undefined : load(app, searchSite, inputOf(asked, app.language));
}

export const useSearchAnswer = (asked: Asked): SearchAnswer => useLoaded(searchSite, inputOf(asked, useLanguage()));
