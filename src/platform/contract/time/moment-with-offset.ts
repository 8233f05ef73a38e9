import { offsetAt, type TimeZone } from './time-zone.ts';

/** A moment on the clock of a zone with how far that is from UTC: 2026-11-17T20:00:00+01:00. */
export function momentWithOffset(moment: Date, timeZone: TimeZone): string {
  const offset = offsetAt(moment.getTime(), timeZone);
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const distance = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return `${new Date(moment.getTime() + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${distance}`;
}
