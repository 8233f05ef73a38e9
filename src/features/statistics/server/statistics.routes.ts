import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  listFigureLinks,
  makeFigureLink,
  openFigureLink,
  revokeFigureLink,
} from '../contract/figure-links.endpoints.ts';
import {
  chooseStatisticsReport,
  countLook,
  exportStatistics,
  readBlockFigures,
  readItemReads,
  readPageFigures,
  readPageReads,
  readStatisticParts,
  readStatistics,
  readStatisticsNow,
  readStatisticsReport,
  readStatisticsTakingPart,
} from '../contract/statistics.endpoints.ts';
import type { BlockFiguresService } from './block-figures.service.ts';
import { lookerOf } from './counted-readers.service.ts';
import type { FigureLinksService } from './figure-links.service.ts';
import type { PageFiguresAsked, PageFiguresService } from './page-figures.service.ts';
import type { PageReadsService } from './page-reads.service.ts';
import type { StatisticsReportService } from './report.service.ts';
import { statisticFile } from './statistic-files.ts';
import { pageTables, statisticTables, statisticWords } from './statistic-tables.ts';
import type { StatisticsService } from './statistics.service.ts';
import type { StatisticsTakingPartService } from './taking-part.service.ts';

interface StatisticsServices {
  blockFigures: BlockFiguresService;
  figureLinks: FigureLinksService;
  pageFigures: PageFiguresService;
  pageReads: PageReadsService;
  statistics: StatisticsService;
  statisticsReport: StatisticsReportService;
  statisticsTakingPart: StatisticsTakingPartService;
}

/** A search engine that is given a link, and whoever stands between, keep nothing of it. */
const ofLink = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** What the screen shows to who asks: of the whole site, or of pages. */
async function exportedTables(viewer: Viewer, services: StatisticsServices, asked: PageFiguresAsked, words: Language) {
  if (asked.part !== undefined || !services.pageFigures.seesSite(viewer)) {
    const figures = await services.pageFigures.read(viewer, asked, words);
    return { period: figures.period, tables: pageTables(figures, words) };
  }
  const isOfEverybody = asked.language === undefined && asked.audience === undefined;
  const [figures, takingPart] = await Promise.all([
    services.statistics.figures(viewer, asked, words),
    isOfEverybody ? services.statisticsTakingPart.read(viewer, asked, words) : undefined,
  ]);
  return { period: figures.period, tables: statisticTables(figures, takingPart, words) };
}

export const statisticsRoutes: Route<StatisticsServices>[] = [
  route(readStatistics, ({ viewer, services, language }, { query }) =>
    services.statistics.figures(viewer, query, language),
  ),
  route(readStatisticsNow, ({ viewer, services, language }) => services.statistics.now(viewer, language)),
  route(readStatisticsTakingPart, ({ viewer, services, language }, { query }) =>
    services.statisticsTakingPart.read(viewer, query, language),
  ),
  route(readStatisticParts, ({ viewer, services, language }) => services.pageFigures.parts(viewer, language)),
  route(readPageFigures, ({ viewer, services, language }, { query }) =>
    services.pageFigures.read(viewer, query, language),
  ),
  route(readBlockFigures, ({ viewer, services, language }, { query }) =>
    services.blockFigures.read(viewer, query, language),
  ),
  route(readPageReads, ({ viewer, services, language }, { params }) =>
    services.pageReads.ofPage(viewer, params.guid.toLowerCase(), language),
  ),
  route(readItemReads, ({ viewer, services }, { params }) =>
    services.pageReads.ofItem(viewer, params.guid.toLowerCase()),
  ),
  route(readStatisticsReport, ({ viewer, services }) => services.statisticsReport.choice(viewer)),
  route(chooseStatisticsReport, ({ viewer, services }, { body }) =>
    services.statisticsReport.choose(viewer, body.every),
  ),
  route(listFigureLinks, ({ viewer, services }) => services.figureLinks.list(viewer)),
  route(makeFigureLink, ({ viewer, client, services }, { body }) =>
    services.figureLinks.make({ viewer, client }, body),
  ),
  route(revokeFigureLink, async ({ viewer, client, services }, { params }) => {
    await services.figureLinks.revoke({ viewer, client }, params.guid.toLowerCase());
    return undefined;
  }),
  route(openFigureLink, ({ viewer, services, answer }, { params, query: { words, ...asked } }) => {
    for (const [name, value] of Object.entries(ofLink)) answer.header(name, value);
    return services.figureLinks.open(viewer, params.token, asked, words);
  }),
  route(exportStatistics, async ({ viewer, services, answer }, { query: { format, words, ...asked } }) => {
    const { period, tables } = await exportedTables(viewer, services, asked, words);
    const { mediaType, content } = statisticFile(format, tables, { period, language: words });
    answer.header('content-type', mediaType);
    const name = `${statisticWords(words).export.file} ${period.from} ${period.to}.${format}`;
    answer.header('content-disposition', `attachment; filename="${name}"`);
    return content;
  }),
  route(countLook, async (request, { body }) => {
    const { services, client } = request;
    const looker = lookerOf(request);
    if (body.kind === 'left') services.statistics.left(looker, body);
    else if (body.kind === 'blocks') services.statistics.blocks(looker, body);
    else if (body.kind === 'outgoing') services.statistics.outgoing(looker, body.host);
    else {
      const { path: url, isMissing } = body;
      // Opened from a page of the site, by an application that runs there.
      services.statistics.look(looker, { url, isMissing, referrer: client.origin, host: client.host });
    }
    return undefined;
  }),
];
