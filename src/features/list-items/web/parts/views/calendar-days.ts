import { periodDays } from '#field-kinds/kit/contract/period-days.ts';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { ListItem } from '../../../contract/list-item.ts';

export interface CalendarDay {
  /** yyyy-mm-dd. */
  day: string;
  isInMonth: boolean;
  items: ListItem[];
}

/** Monday is the first, as on every Dutch calendar. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const nextMonth = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7);
export const previousMonth = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The whole weeks of a month, each day with what happens on it. */
export function calendarWeeks(month: string, items: readonly ListItem[], timeZone: TimeZone): CalendarDay[][] {
  const first = `${month}-01`;
  const weeks: CalendarDay[][] = [];
  for (let monday = addDays(first, -weekday(first)); monday < `${nextMonth(month)}-01`; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, place) => addDays(monday, place));
    const on = (day: string) => items.filter((item) => isOn(item, day, timeZone));
    weeks.push(days.map((day) => ({ day, isInMonth: day.startsWith(month), items: on(day) })));
  }
  return weeks;
}

function isOn({ metadata }: ListItem, day: string, timeZone: TimeZone): boolean {
  const { 'period-start': start, 'period-end': end } = metadata;
  if (start === null) return false;
  const { firstDay, lastDay } = periodDays(start, end, timeZone);
  return firstDay <= day && day <= lastDay;
}
