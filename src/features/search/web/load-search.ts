import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
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
    await load(app, popularSearches, { query: { language: app.language } });
  }
  return answer;
}

export const useSearchAnswer = (asked: AskedInFull): SearchAnswer =>
  useLoaded(searchSite, inputOf(asked, useLanguage()));

export const usePopularSearches = (): string[] => useLoaded(popularSearches, { query: { language: useLanguage() } });
