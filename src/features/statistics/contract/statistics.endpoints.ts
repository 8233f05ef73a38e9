import { z } from 'zod';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { BlockRow } from './block-figures.ts';
import { statisticFormats } from './export-formats.ts';
import { PageFigures, StatisticParts } from './page-figures.ts';
import { besides, periodNames } from './period.ts';
import { reportChoices } from './report.ts';
import { PageReads, StatisticsFigures, StatisticsNow, StatisticsTakingPart } from './statistics.ts';

const Day = z.iso.date();
const longestLook = 1800;
/** Longer pages have their last blocks uncounted. */
const mostBlocks = 100;

export const ofPeriod = {
  period: z.enum(periodNames).default('28'),
  /** Of a period of one's own. */
  from: Day.optional(),
  to: Day.optional(),
  beside: z.enum(besides).default('year'),
};

export const ofFigures = {
  ...ofPeriod,
  language: Language.optional(),
  audience: z.enum(['visitor', 'member']).optional(),
};

/** Of the pages at an item of the menu and all below it. */
const ofPages = { ...ofFigures, part: Guid.optional() };

export const readStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/statistics',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'How the site was read in a period; nothing about who read it',
  query: z.object(ofFigures),
  output: StatisticsFigures,
});

export const readStatisticParts = defineEndpoint({
  method: 'GET',
  path: '/api/statistics:parts',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary:
    'Of what the caller may read the statistics: the whole site or the pages that they may edit, and by which parts of the menu',
  output: StatisticParts,
});

export const readPageFigures = defineEndpoint({
  method: 'GET',
  path: '/api/statistics:pages',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'How the pages that the caller may edit were read in a period, all or those of a part of the menu',
  query: z.object(ofPages),
  output: PageFigures,
});

export const readBlockFigures = defineEndpoint({
  method: 'GET',
  path: '/api/statistics:blocks',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'How often the blocks of pages that the caller may edit were in sight and pressed in a period, most first',
  query: z.object({ ...ofPeriod, part: Guid.optional() }),
  output: z.array(BlockRow),
});

export const readStatisticsTakingPart = defineEndpoint({
  method: 'GET',
  path: '/api/statistics:taking-part',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'What people searched, filled in, voted for and were sent in a period, and how many members were here',
  query: z.object(ofPeriod),
  output: StatisticsTakingPart,
});

export const exportStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/statistics:export',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'All tables of a period that the caller may read, as a file: a workbook, lines of CSV, or JSON',
  query: z.object({ ...ofPages, format: z.enum(statisticFormats), words: Language.default('nl') }),
  output: stream('*'),
});

export const readStatisticsNow = defineEndpoint({
  method: 'GET',
  path: '/api/statistics:now',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'How many people are on the site now, and where',
  output: StatisticsNow,
});

export const countLook = defineEndpoint({
  method: 'POST',
  path: '/api/statistics',
  access: 'public',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary:
    'Count a page that was opened without asking the server for it, how long one was looked at, which of its blocks were seen and pressed, or a link to elsewhere',
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('view'),
      path: z.string().startsWith('/').max(2000),
      isMissing: z.boolean().default(false),
    }),
    z.object({
      kind: z.literal('left'),
      path: z.string().startsWith('/').max(2000),
      /** Who has a page open longer looks at something else. */
      seconds: z.number().int().min(0).max(longestLook),
      /** Of the same look as what was told before: a page that was out of sight for a while. */
      isMore: z.boolean().default(false),
    }),
    z.object({
      kind: z.literal('blocks'),
      path: z.string().startsWith('/').max(2000),
      seen: z.array(Guid).max(mostBlocks),
      pressed: z.array(Guid).max(mostBlocks),
    }),
    z.object({ kind: z.literal('outgoing'), host: z.string().regex(/^[a-z0-9.-]{1,100}$/) }),
  ]),
  audits: { nothing: 'it is a tally, and nobody did it' },
  touches: [],
  isReport: true,
  output: z.undefined(),
});

const ReportChoice = z.object({ every: z.enum(reportChoices) });

export const readStatisticsReport = defineEndpoint({
  method: 'GET',
  path: '/api/statistics:report',
  access: 'admin',
  feature: 'statistics',
  summary: 'Whether the statistics of each week or month are mailed to the caller',
  output: ReportChoice,
});

export const chooseStatisticsReport = defineEndpoint({
  method: 'PUT',
  path: '/api/statistics:report',
  access: 'admin',
  feature: 'statistics',
  summary: 'Have the statistics of each week or month mailed to oneself, or no longer',
  body: ReportChoice,
  audits: { nothing: 'which mails somebody gets is their own business' },
  touches: [],
  output: ReportChoice,
});

export const readPageReads = defineEndpoint({
  method: 'GET',
  path: '/api/statistics/pages/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'How a page was read in the last 28 days, for who may edit it',
  params: z.object({ guid: Guid }),
  output: PageReads,
});

export const readItemReads = defineEndpoint({
  method: 'GET',
  path: '/api/statistics/items/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'statistics',
  summary: 'How an item was read in the last 28 days, for who may edit it',
  params: z.object({ guid: Guid }),
  output: PageReads,
});
