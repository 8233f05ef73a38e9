import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { figureDays } from '../contract/figure-days.ts';
import { listPromotions, readSearchFigures } from '../contract/search-admin.endpoints.ts';
import { listSynonyms } from '../contract/synonyms.endpoints.ts';

type LoadCache = Parameters<typeof loadFresh>[0]['loadCache'];

export interface FiguresAsked {
  language: Language;
  days: number;
}

export function figuresAsked(search: URLSearchParams, own: Language, languages: readonly Language[]): FiguresAsked {
  const language = search.get('language');
  const days = Number(search.get('days') ?? 30);
  return {
    language: languages.find((one) => one === language) ?? own,
    days: figureDays.find((one) => one === days) ?? 30,
  };
}

interface App {
  call: Call;
  loadCache: LoadCache;
  language: Language;
  locale: PlatformLocale;
}

export const loadAdminSearch = (app: App, url: URL) => {
  const { language, days } = figuresAsked(url.searchParams, app.language, app.locale.languages);
  return Promise.all([
    loadFresh(app, readSearchFigures, { query: { language, days } }),
    loadFresh(app, listPromotions, { query: { language } }),
    loadFresh(app, listSynonyms, { query: { language } }),
  ]);
};
