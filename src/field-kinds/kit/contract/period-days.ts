import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { clockTime } from '#platform/contract/time/wall-clock.ts';

const halfADay = 12 * 60 * 60_000;

export const isMidnight = (moment: string): boolean => clockTime(new Date(moment)) === '00:00';

/** An evening that ends after midnight belongs to the day on which it began. */
const isOneEvening = (start: string, end: string): boolean =>
  !isMidnight(start) && Date.parse(end) - Date.parse(start) < halfADay;

/** The first and the last day of a period, as people say them. */
export function periodDays(start: string, end: string | null): { firstDay: string; lastDay: string } {
  const firstDay = calendarDay(new Date(start));
  return { firstDay, lastDay: end === null || isOneEvening(start, end) ? firstDay : calendarDay(new Date(end)) };
}
