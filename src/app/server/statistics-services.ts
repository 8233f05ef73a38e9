import { createPageReads, type PageReadsParts } from '#features/statistics/server/page-reads.service.ts';
import { createStatisticsReport, type ReportParts } from '#features/statistics/server/report.service.ts';
import { createStatisticsService, type StatisticsParts } from '#features/statistics/server/statistics.service.ts';
import { createStatisticsTakingPart, type TakingPartParts } from '#features/statistics/server/taking-part.service.ts';

/** How the site is read, what people did there besides, and who is mailed of it. */
export function createStatisticsServices(parts: StatisticsParts & TakingPartParts & ReportParts & PageReadsParts) {
  const statistics = createStatisticsService(parts);
  return {
    statistics,
    pageReads: createPageReads(parts),
    statisticsTakingPart: createStatisticsTakingPart(parts),
    statisticsReport: createStatisticsReport({ ...parts, statistics }),
  };
}
