import { z } from 'zod';
import { BlockRow } from './block-figures.ts';

const count = z.number().int();

/** Sums of something; the time on a page is of the looks that told it. */
export const Sums = z.object({ views: count, visits: count, visitors: count, seconds: count, timed: count });
export type Sums = z.infer<typeof Sums>;

const Step = Sums.extend({
  /** A day, a month (`2026-11`), or within one day an hour (`0` to `23`). */
  step: z.string(),
  was: count.nullable(),
});

export const Row = z.object({
  key: z.string(),
  /** What it is called now; null when it is gone or has no name. */
  title: z.string().nullable(),
  path: z.string().nullable(),
  views: count,
  visits: count,
  /** On average; null when nobody told. */
  seconds: count.nullable(),
  /** Visits in the period beside it; of what is no part of a visit, how often it happened. */
  was: count.nullable(),
  /** Of a file, how large it is. */
  bytes: count.optional(),
});
export type StatisticRow = z.infer<typeof Row>;

const Missing = z.object({
  path: z.string(),
  from: z.string().nullable(),
  views: count,
  /** It leads elsewhere by now. */
  isLed: z.boolean(),
  /** The page that was probably meant. */
  likely: z.object({ guid: z.string(), title: z.string(), path: z.string() }).nullable(),
});

export const Days = z.object({ from: z.string(), to: z.string() });

export const StatisticsFigures = z.object({
  period: Days,
  compared: Days.nullable(),
  /** The first day of which anything is known; null before anything was counted. */
  since: z.string().nullable(),
  stepKind: z.enum(['hour', 'day', 'month']),
  steps: z.array(Step),
  totals: Sums,
  was: Sums.nullable(),
  pages: z.array(Row),
  items: z.array(Row),
  entries: z.array(Row),
  exits: z.array(Row),
  sources: z.array(Row),
  campaigns: z.array(Row),
  devices: z.array(Row),
  reads: z.array(Row),
  countries: z.array(Row),
  downloads: z.array(Row),
  outgoing: z.array(Row),
  missing: z.array(Missing),
  /** Visits by day of the week (Monday first) and hour; null when the hours of the period are not kept any more. */
  hours: z.array(z.array(count)).nullable(),
  robots: count,
});
export type StatisticsFigures = z.infer<typeof StatisticsFigures>;

export const StatisticsNow = z.object({
  /** In the last five minutes. */
  people: count,
  /** Views in each of the last thirty minutes, the newest last. */
  minutes: z.array(count),
  pages: z.array(z.object({ title: z.string().nullable(), path: z.string().nullable(), people: count })),
});
export type StatisticsNow = z.infer<typeof StatisticsNow>;

const Searched = z.object({ query: z.string(), count });
const Searches = z.object({ total: count, foundNothing: count });
const Filled = z.object({ begun: count, sent: count });

const FormStep = z.object({
  /** `begun`, a step of the form, `check` or `sent`. */
  id: z.string(),
  label: z.string(),
  number: count,
  /** In the period beside it; null when too few began then, or the form had no such step. */
  was: count.nullable(),
});
export type FormStep = z.infer<typeof FormStep>;

/** What people did besides reading, of everybody in all languages. */
export const StatisticsTakingPart = z.object({
  searches: Searches.extend({
    /** Null when it is not kept any more. */
    was: Searches.nullable(),
    /** Words that were looked for often enough to be nobody's own. */
    found: z.array(Searched),
    nothing: z.array(Searched),
  }),
  forms: Filled.extend({
    was: Filled.nullable(),
    /** Without a title: it is gone. */
    rows: z.array(
      Filled.extend({
        guid: z.string(),
        title: z.string().nullable(),
        was: Filled.nullable(),
        /** How far those came who began, by the steps that everyone gets; none when they are too few, or it is gone. */
        steps: z.array(FormStep),
      }),
    ),
  }),
  /** Open in the period; their voters until now. */
  polls: z.array(z.object({ guid: z.string(), question: z.string(), voters: count, isOpen: z.boolean() })),
  /** That went out in the period. */
  letters: z.array(z.object({ guid: z.string(), title: z.string(), accepted: count, left: count })),
  /** Who was here since the period began; null of a period that is over, which nobody knows of any more. */
  members: z
    .object({
      total: count,
      active: count,
      roles: z.array(z.object({ name: z.string(), total: count, active: count })),
    })
    .nullable(),
});
export type StatisticsTakingPart = z.infer<typeof StatisticsTakingPart>;

/** How a page or an item was read in the last 28 days, for who edits it. */
export const PageReads = z.object({
  visits: count,
  /** How often it was opened: more than once in some visits. */
  views: count,
  /** In the 28 days before; null before anything was counted. */
  was: count.nullable(),
  /** On average; null when nobody told. */
  seconds: count.nullable(),
  /** Visits of each day, the oldest first; today is still running. */
  days: z.array(count),
  /** Of the same days, those seen most first; of an item they are not counted. */
  blocks: z.array(BlockRow),
});
export type PageReads = z.infer<typeof PageReads>;
