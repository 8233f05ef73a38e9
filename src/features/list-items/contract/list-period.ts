import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

/** What one chooses a period of: when an item was published, or when it takes place. */
export const periodKinds = ['publishedOn', 'period'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** With one press; `chosen` are two days of one's own. */
export const quickPeriods = ['this-month', 'last-month', 'this-year', 'last-year'] as const;
export type QuickPeriod = (typeof quickPeriods)[number];
export const periodChoices = [...quickPeriods, 'chosen'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

/** Days (yyyy-mm-dd) on the platform's calendar, both included; without one it is open on that side. */
export interface DayRange {
  from?: string;
  until?: string;
}

/** As it stands in the address. */
export interface AskedPeriod {
  period: PeriodChoice | undefined;
  from: string;
  until: string;
}

/** `turned`: it ends before it begins. */
export type PeriodFault = { code: 'not-a-day'; side: 'from' | 'until'; written: string } | { code: 'turned' };

/** What was asked, or why it cannot be: then no period is asked at all. */
export function readPeriod(
  { period, from, until }: AskedPeriod,
  at: { now: Date; timeZone: TimeZone },
): { range: DayRange; faults: PeriodFault[] } {
  if (period === undefined) return { range: {}, faults: [] };
  if (period !== 'chosen') return { range: quickRange(period, at), faults: [] };
  const sides = [
    { side: 'from', written: from },
    { side: 'until', written: until },
  ] as const;
  const faults: PeriodFault[] = sides
    .filter(({ written }) => written !== '' && !isDay(written))
    .map((one) => ({ code: 'not-a-day', ...one }));
  if (faults.length === 0 && from !== '' && until !== '' && until < from) faults.push({ code: 'turned' });
  if (faults.length > 0) return { range: {}, faults };
  return { range: { ...(from !== '' && { from }), ...(until !== '' && { until }) }, faults };
}

/** On the calendar, so not 30 February; years as a calendar in a browser has them. */
function isDay(written: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(written)) return false;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
}

export function quickRange(period: QuickPeriod, { now, timeZone }: { now: Date; timeZone: TimeZone }): DayRange {
  const today = calendarDay(now, timeZone);
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'this-month':
      return monthWith(today);
    case 'last-month':
      return monthWith(addDays(`${today.slice(0, 7)}-01`, -1));
    case 'this-year':
      return { from: `${year}-01-01`, until: `${year}-12-31` };
    case 'last-year':
      return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
  }
}

function monthWith(day: string): DayRange {
  const first = `${day.slice(0, 7)}-01`;
  const inNext = addDays(first, 31);
  return { from: first, until: addDays(`${inNext.slice(0, 7)}-01`, -1) };
}

/** §7: as terms of `filter`. What takes place in a period has begun by its end and not ended before it. */
export function periodTerms(kind: PeriodKind, { from, until }: DayRange): string[] {
  const [begins, ends] = kind === 'publishedOn' ? ['published-on', 'published-on'] : ['period-end', 'period-start'];
  return [
    ...(from === undefined ? [] : [`meta:${begins}=>${from}`]),
    ...(until === undefined ? [] : [`meta:${ends}=<${until}`]),
  ];
}
