import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listFigureLinks } from '../contract/figure-links.endpoints.ts';
import {
  readBlockFigures,
  readPageFigures,
  readStatisticParts,
  readStatistics,
  readStatisticsNow,
  readStatisticsReport,
  readStatisticsTakingPart,
} from '../contract/statistics.endpoints.ts';
import { blocksAskedOf, periodAskedOf, statisticsQueryOf } from './statistics-address.ts';

/** What is shown depends on who looks, which the server says. */
export async function loadStatistics(app: ScreenApp, url: URL): Promise<unknown> {
  const query = statisticsQueryOf(url.searchParams, app.locale.languages);
  const { canSeeSite } = await loadFresh(app, readStatisticParts, {});
  const blocks = loadFresh(app, readBlockFigures, { query: blocksAskedOf(query) });
  if (!canSeeSite || query.part !== undefined) return Promise.all([blocks, loadFresh(app, readPageFigures, { query })]);
  return Promise.all([
    blocks,
    loadFresh(app, readStatistics, { query }),
    loadFresh(app, readStatisticsTakingPart, { query: periodAskedOf(query) }),
    loadFresh(app, readStatisticsNow, {}),
    loadFresh(app, readStatisticsReport, {}),
    loadFresh(app, listFigureLinks, {}),
  ]);
}
