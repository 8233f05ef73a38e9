import { formatterOf, momentInZone, type TimeZone } from './time-zone.ts';

/** Swedish writes its dates as ISO does. */
const isoDay = formatterOf('sv-SE', { dateStyle: 'short' });

/** The day (yyyy-mm-dd) on the calendar of this zone at this moment. */
export const calendarDay = (moment: Date, timeZone: TimeZone): string => isoDay(timeZone).format(moment);

/** When this day (yyyy-mm-dd) begins in this zone: at midnight, or where the clocks leave that out, right after. */
export const startOfDay = (day: string, timeZone: TimeZone): Date => momentInZone(`${day}T00:00`, timeZone);

/** Counts on the calendar and not in hours, so a day of 23 or 25 hours is a day too. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
