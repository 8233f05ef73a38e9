import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readStatistics, readStatisticsNow } from '../contract/statistics.endpoints.ts';
import { statisticsQueryOf } from './statistics-address.ts';

export const loadStatistics = (app: ScreenApp, url: URL): Promise<unknown> =>
  Promise.all([
    loadFresh(app, readStatistics, { query: statisticsQueryOf(url.searchParams, app.locale.languages) }),
    loadFresh(app, readStatisticsNow, {}),
  ]);
