import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { openFigureLink } from '../contract/figure-links.endpoints.ts';
import { statisticsQueryOf } from './statistics-address.ts';

export const loadSharedFigures = (app: ScreenApp, url: URL): Promise<unknown> => {
  const { languages } = app.locale;
  const [, , token = ''] = splitLanguagePrefix(url.pathname, languages).path.split('/');
  const query = { ...statisticsQueryOf(url.searchParams, languages), words: app.language };
  return loadFresh(app, openFigureLink, { params: { token }, query });
};
