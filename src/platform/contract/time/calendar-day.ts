import { formatterOf, momentInZone, type TimeZone } from './time-zone.ts';

/** Swedish writes its dates as ISO does. */
const isoDay = formatterOf('sv-SE', { dateStyle: 'short' });

const quarterHour = 15 * 60 * 1000;
/** From then on every zone is so many quarters of an hour from UTC, so that no day begins within one. */
const wholeQuartersSince = Date.UTC(1973, 0, 1);
/** Most questions are about now, and a page asks them many times. */
const days = new Map<string, string>();
const mostDays = 1000;

/** The day (yyyy-mm-dd) on the calendar of this zone at this moment. */
export function calendarDay(moment: Date, timeZone: TimeZone): string {
  const time = moment.getTime();
  if (!(time >= wholeQuartersSince)) return isoDay(timeZone).format(moment);
  const key = `${timeZone} ${Math.floor(time / quarterHour)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = isoDay(timeZone).format(moment);
  if (days.size >= mostDays) days.clear();
  days.set(key, day);
  return day;
}

/** When this day (yyyy-mm-dd) begins in this zone: at midnight, or where the clocks leave that out, right after. */
export const startOfDay = (day: string, timeZone: TimeZone): Date => momentInZone(`${day}T00:00`, timeZone);

/** Counts on the calendar and not in hours, so a day of 23 or 25 hours is a day too. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
