import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { clockTime } from '#platform/contract/time/wall-clock.ts';

const halfADay = 12 * 60 * 60_000;

export const isMidnight = (moment: string, timeZone: TimeZone): boolean =>
  clockTime(new Date(moment), timeZone) === '00:00';

/** An evening that ends after midnight belongs to the day on which it began. */
const isOneEvening = (start: string, end: string, timeZone: TimeZone): boolean =>
  !isMidnight(start, timeZone) && Date.parse(end) - Date.parse(start) < halfADay;

/** The first and the last day of a period, as people say them. */
export function periodDays(
  start: string,
  end: string | null,
  timeZone: TimeZone,
): { firstDay: string; lastDay: string } {
  const firstDay = calendarDay(new Date(start), timeZone);
  const isOneDay = end === null || isOneEvening(start, end, timeZone);
  return { firstDay, lastDay: isOneDay ? firstDay : calendarDay(new Date(end), timeZone) };
}
