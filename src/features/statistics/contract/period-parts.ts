import { addDays } from '#platform/contract/time/calendar-day.ts';
import { daysOf, firstOfMonth, monthsBefore, type Period } from './period.ts';

export interface PeriodParts {
  /** First days of months that are read as a whole. */
  months: string[];
  /** The days around and between them. */
  days: Period[];
  /** Days of those months that lie outside the period, and are taken off again. */
  without: Period[];
}

/** First days of the months of which any day lies in the period. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = firstOfMonth(from); month <= to; month = monthsBefore(month, -1)) months.push(month);
  return months;
}

/**
 * A period as the months whose sums are known, and days. Of a month that lies in it for the most part the few days that
 * do not are taken off, so that never more than half a month of days is read at either end.
 */
export function partsOf(period: Period, known: ReadonlySet<string>): PeriodParts {
  const parts: PeriodParts = { months: [], days: [], without: [] };
  for (const month of monthsOf(period)) {
    const last = addDays(monthsBefore(month, -1), -1);
    const within = {
      from: period.from > month ? period.from : month,
      to: period.to < last ? period.to : last,
    };
    const outside = [
      { from: month, to: addDays(within.from, -1) },
      { from: addDays(within.to, 1), to: last },
    ].filter(({ from, to }) => from <= to);
    const daysOutside = outside.reduce((sum, days) => sum + daysOf(days), 0);
    const before = parts.days.at(-1);
    if (known.has(month) && daysOutside < daysOf(within)) {
      parts.months.push(month);
      parts.without.push(...outside);
    } else if (before !== undefined && addDays(before.to, 1) === within.from) before.to = within.to;
    else parts.days.push(within);
  }
  return parts;
}
