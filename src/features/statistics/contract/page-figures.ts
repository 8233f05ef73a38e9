import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Days, Row } from './statistics.ts';

const count = z.number().int();

/** What somebody may ask the figures of. */
export const StatisticParts = z.object({
  /** The whole site with all that is known of it; otherwise the pages that one may edit. */
  canSeeSite: z.boolean(),
  /** Whether there is any page to ask for. */
  hasPages: z.boolean(),
  /** Items of the menu with all below them, in the order of the menu. */
  parts: z.array(z.object({ guid: Guid, trail: z.array(z.string()) })),
});
export type StatisticParts = z.infer<typeof StatisticParts>;

/** Of pages only how often they were opened can be added up: who opened two of them made one visit. */
const Opened = z.object({ views: count, seconds: count, timed: count });
export type Opened = z.infer<typeof Opened>;

/** How some pages and the items on them were read. */
export const PageFigures = z.object({
  period: Days,
  compared: Days.nullable(),
  since: z.string().nullable(),
  stepKind: z.enum(['hour', 'day', 'month']),
  steps: z.array(z.object({ step: z.string(), views: count, was: count.nullable() })),
  totals: Opened,
  was: Opened.nullable(),
  pages: z.array(Row),
  items: z.array(Row),
  entries: z.array(Row),
  exits: z.array(Row),
});
export type PageFigures = z.infer<typeof PageFigures>;
