import type { Call } from '#platform/contract/calls/endpoint.ts';
import { isLanguage, type Language } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { figureDays } from '../contract/figure-days.ts';
import { listPromotions, readSearchFigures } from '../contract/search-admin.endpoints.ts';

type LoadCache = Parameters<typeof loadFresh>[0]['loadCache'];

export interface FiguresAsked {
  language: Language;
  days: number;
}

export function figuresAsked(search: URLSearchParams, own: Language): FiguresAsked {
  const language = search.get('language') ?? '';
  const days = Number(search.get('days') ?? 30);
  return {
    language: isLanguage(language) ? language : own,
    days: figureDays.find((one) => one === days) ?? 30,
  };
}

export const loadAdminSearch = (app: { call: Call; loadCache: LoadCache; language: Language }, url: URL) => {
  const { language, days } = figuresAsked(url.searchParams, app.language);
  return Promise.all([
    loadFresh(app, readSearchFigures, { query: { language, days } }),
    loadFresh(app, listPromotions, { query: { language } }),
  ]);
};
