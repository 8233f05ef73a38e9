import { z } from 'zod';

const count = z.number().int();

/** Sums of something; the time on a page is of the looks that told it. */
export const Sums = z.object({ views: count, visits: count, visitors: count, seconds: count, timed: count });
export type Sums = z.infer<typeof Sums>;

const Step = Sums.extend({
  /** A day, a month (`2026-11`), or within one day an hour (`0` to `23`). */
  step: z.string(),
  was: count.nullable(),
});

const Row = z.object({
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
});
export type StatisticRow = z.infer<typeof Row>;

const Missing = z.object({ path: z.string(), from: z.string().nullable(), views: count });

const Days = z.object({ from: z.string(), to: z.string() });

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
