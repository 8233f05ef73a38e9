import { addDays } from '#platform/contract/time/calendar-day.ts';

/** All of it, or so many days until today. */
export const figurePeriods = ['all', 'week', 'month', 'quarter', 'year'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

const daysIn: Record<Exclude<FigurePeriod, 'all'>, number> = { week: 7, month: 30, quarter: 91, year: 365 };

/** Calendar days, both included. */
export interface DaySpan {
  from: string;
  until: string;
}

export function spanOf(period: FigurePeriod, today: string): DaySpan | undefined {
  return period === 'all' ? undefined : { from: addDays(today, 1 - daysIn[period]), until: today };
}

/** As many days, right before. */
export function spanBefore({ from, until }: DaySpan): DaySpan {
  const days = daysBetween(from, until) + 1;
  return { from: addDays(from, -days), until: addDays(from, -1) };
}

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
