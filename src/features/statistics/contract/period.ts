import { addDays } from '#platform/contract/time/calendar-day.ts';

export const periodNames = ['today', '7', '28', '12m', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];
export const besides = ['year', 'before', 'nothing'] as const;
export type Beside = (typeof besides)[number];

/** Days of the calendar, the last one included. */
export interface Period {
  from: string;
  to: string;
}

export const daysOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first day of the month that lies so many before; after, when it is less than nothing. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${firstOfMonth(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

export function periodOf(name: Exclude<PeriodName, 'own'>, today: string): Period {
  if (name === 'today') return { from: today, to: today };
  // This month and the eleven before it.
  if (name === '12m') return { from: monthsBefore(today, 11), to: today };
  return { from: addDays(today, 1 - Number(name)), to: today };
}

/** From the first to the last day of one month. */
const isMonth = ({ from, to }: Period): boolean => from === firstOfMonth(to) && addDays(to, 1) === monthsBefore(to, -1);

/**
 * 52 weeks earlier, so that a Monday lies beside a Monday; a whole year when months are compared. Before a month lies a
 * month, however long it is.
 */
export function comparedPeriod(period: Period, beside: Beside): Period | undefined {
  if (beside === 'nothing') return undefined;
  if (beside === 'before' && isMonth(period))
    return { from: monthsBefore(period.from, 1), to: addDays(period.from, -1) };
  const days = daysOf(period);
  const back = beside === 'before' ? days : days > 180 ? 365 : 364;
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

export const lastMonth = (today: string): Period => ({
  from: monthsBefore(today, 1),
  to: addDays(firstOfMonth(today), -1),
});

export function thisQuarter(today: string): Period {
  const month = Number(today.slice(5, 7));
  return { from: monthsBefore(today, (month - 1) % 3), to: today };
}
