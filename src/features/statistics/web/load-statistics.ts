import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listFigureLinks } from '../contract/figure-links.endpoints.ts';
import {
  readStatistics,
  readStatisticsNow,
  readStatisticsReport,
  readStatisticsTakingPart,
} from '../contract/statistics.endpoints.ts';
import { periodAskedOf, statisticsQueryOf } from './statistics-address.ts';

export const loadStatistics = (app: ScreenApp, url: URL): Promise<unknown> => {
  const query = statisticsQueryOf(url.searchParams, app.locale.languages);
  return Promise.all([
    loadFresh(app, readStatistics, { query }),
    loadFresh(app, readStatisticsTakingPart, { query: periodAskedOf(query) }),
    loadFresh(app, readStatisticsNow, {}),
    loadFresh(app, readStatisticsReport, {}),
    loadFresh(app, listFigureLinks, {}),
  ]);
};
