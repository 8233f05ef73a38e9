import type { Language } from '#platform/contract/texts/language.ts';
import { formatterOf, momentInZone, type TimeZone } from './time-zone.ts';

const hoursAndMinutes = formatterOf('sv-SE', { hour: '2-digit', minute: '2-digit' });

/** What the clocks of this zone say at this moment, as `08:30`. */
export const clockTime = (moment: Date, timeZone: TimeZone): string => hoursAndMinutes(timeZone).format(moment);

/** The moment at which the clocks of this zone say this on this day. */
export const momentAt = (day: string, time: string, timeZone: TimeZone): Date =>
  momentInZone(`${day}T${time}`, timeZone);

/** `08:30` as people write it: with a point in Dutch. */
export const writtenTime = (time: string, language: Language): string =>
  language === 'nl' ? time.replace(':', '.') : time;
