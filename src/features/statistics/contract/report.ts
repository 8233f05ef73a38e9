import { addDays } from '#platform/contract/time/calendar-day.ts';
import { lastMonth, type Period } from './period.ts';

export const reportChoices = ['never', 'week', 'month'] as const;
export type ReportChoice = (typeof reportChoices)[number];
export type ReportEvery = Exclude<ReportChoice, 'never'>;

/** The last week, Monday to Sunday, or the last month that is over on this day. */
export function lastReported(every: ReportEvery, today: string): Period {
  if (every === 'month') return lastMonth(today);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const to = addDays(today, -sinceMonday - 1);
  return { from: addDays(to, -6), to };
}
