import { addDays } from '#platform/contract/time/calendar-day.ts';
import { firstOfMonth, monthsBefore, type Period } from './period.ts';

export interface PeriodParts {
  /** First days of months that are read as a whole. */
  months: string[];
  /** The days around and between them. */
  days: Period[];
}

/** The months that lie within a period as a whole. */
export function wholeMonths({ from, to }: Period): string[] {
  const months: string[] = [];
  let month = from === firstOfMonth(from) ? from : monthsBefore(from, -1);
  for (let next = monthsBefore(month, -1); addDays(next, -1) <= to; next = monthsBefore(month, -1)) {
    months.push(month);
    month = next;
  }
  return months;
}

/** A period as the whole months whose sums are known, and the days that are left. */
export function partsOf(period: Period, known: ReadonlySet<string>): PeriodParts {
  const months = wholeMonths(period).filter((month) => known.has(month));
  const days: Period[] = [];
  let from = period.from;
  for (const month of months) {
    if (from < month) days.push({ from, to: addDays(month, -1) });
    from = monthsBefore(month, -1);
  }
  if (from <= period.to) days.push({ from, to: period.to });
  return { months, days };
}
