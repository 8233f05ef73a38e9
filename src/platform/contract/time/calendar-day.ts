import { timeZone } from '../texts/language.ts';

/** Made at the first use, because making it takes a while and a start should not wait for it. */
let isoDay: Intl.DateTimeFormat | undefined;

/** The day (yyyy-mm-dd) on the platform's calendar at this moment. */
export function calendarDay(moment: Date): string {
  // Swedish writes its dates as ISO does.
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  return isoDay.format(moment);
}

/** When this day (yyyy-mm-dd) begins on the platform's calendar: midnight is an hour earlier in summer. */
export function startOfDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return calendarDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}

/** Counts on the calendar and not in hours, so a day of 23 or 25 hours is a day too. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
