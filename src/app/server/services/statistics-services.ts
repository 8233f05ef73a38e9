import { type BlockFiguresParts, createBlockFigures } from '#features/statistics/server/block-figures.service.ts';
import { createFigureLinks, type FigureLinksParts } from '#features/statistics/server/figure-links.service.ts';
import { createPageFigures, type PageFiguresParts } from '#features/statistics/server/page-figures.service.ts';
import { createPageReads, type PageReadsParts } from '#features/statistics/server/page-reads.service.ts';
import { createStatisticsReport, type ReportParts } from '#features/statistics/server/report.service.ts';
import { createStatisticsService, type StatisticsParts } from '#features/statistics/server/statistics.service.ts';
import { createStatisticsTakingPart, type TakingPartParts } from '#features/statistics/server/taking-part.service.ts';

/** How counting goes, for who runs the installation. */
export type OfCounting = Pick<StatisticsParts, 'counting'>;

type Parts = StatisticsParts &
  TakingPartParts &
  ReportParts &
  PageReadsParts &
  PageFiguresParts &
  BlockFiguresParts &
  FigureLinksParts;

/** How the site is read, what people did there besides, who is mailed of it and who reads it by a link. */
export function createStatisticsServices(parts: Parts) {
  const statistics = createStatisticsService(parts);
  const takingPart = createStatisticsTakingPart(parts);
  const blockFigures = createBlockFigures({ ...parts, statistics });
  return {
    statistics,
    blockFigures,
    pageFigures: createPageFigures({ ...parts, statistics }),
    pageReads: createPageReads({ ...parts, blockFigures }),
    statisticsTakingPart: takingPart,
    figureLinks: createFigureLinks({ ...parts, statistics, takingPart }),
    statisticsReport: createStatisticsReport({ ...parts, statistics }),
  };
}
