import { type Language, timeZone } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';

/** Made at the first use, because making it takes a while and a start should not wait for it. */
let hoursAndMinutes: Intl.DateTimeFormat | undefined;

/** What the clocks of the platform say at this moment, as `08:30`. */
export function clockTime(moment: Date): string {
  hoursAndMinutes ??= new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone });
  return hoursAndMinutes.format(moment);
}

/** The moment at which the clocks say this on this day: an hour earlier in summer. */
export function momentAt(day: string, time: string): Date {
  const inSummer = new Date(`${day}T${time}:00+02:00`);
  const isSummer = calendarDay(inSummer) === day && clockTime(inSummer) === time;
  return isSummer ? inSummer : new Date(`${day}T${time}:00+01:00`);
}

/** `08:30` as people write it: with a point in Dutch. */
export const writtenTime = (time: string, language: Language): string =>
  language === 'nl' ? time.replace(':', '.') : time;
