import { addDays } from '#platform/contract/time/calendar-day.ts';
import { daysOf, type Period } from './period.ts';

export type StepKind = 'hour' | 'day' | 'month';

/** Longer than this, days are too many to tell apart. */
const mostDays = 92;

export const stepKindOf = (period: Period): StepKind =>
  daysOf(period) === 1 ? 'hour' : daysOf(period) > mostDays ? 'month' : 'day';

/** The names of the steps of a period, in order, also of those in which nothing happened. */
export function stepsOf(period: Period): string[] {
  const kind = stepKindOf(period);
  if (kind === 'hour') return Array.from({ length: 24 }, (_, hour) => String(hour));
  const days = Array.from({ length: daysOf(period) }, (_, at) => addDays(period.from, at));
  return kind === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

/** To which step of a period a day belongs. */
export const stepOfDay = (period: Period, day: string): string =>
  stepKindOf(period) === 'month' ? day.slice(0, 7) : day;
