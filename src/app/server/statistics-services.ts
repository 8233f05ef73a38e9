import { createStatisticsService, type StatisticsParts } from '#features/statistics/server/statistics.service.ts';
import { createStatisticsTakingPart, type TakingPartParts } from '#features/statistics/server/taking-part.service.ts';

/** How the site is read, and what people did there besides. */
export function createStatisticsServices(parts: StatisticsParts & TakingPartParts) {
  return {
    statistics: createStatisticsService(parts),
    statisticsTakingPart: createStatisticsTakingPart(parts),
  };
}
