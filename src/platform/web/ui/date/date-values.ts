import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

/*
 * On the wire and in our code a day is "2026-11-17", a moment on the platform's own clock "2026-11-17T09:30" and a time
 * "09:30". Only the calendar itself works with objects.
 */

/** Undefined stays undefined (the field keeps its own value); null and what cannot be read are an empty field. */
function read<T>(text: string | null | undefined, parse: (text: string) => T): T | null | undefined {
  if (text === undefined) return undefined;
  if (text === null || text === '') return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

export function readDay(text: string | null | undefined): CalendarDate | null | undefined {
  return read(text, (value) => parseDate(value.slice(0, 10)));
}

export function readMoment(text: string | null | undefined): CalendarDateTime | null | undefined {
  return read(text, (value) => parseDateTime(value.slice(0, 16)));
}

export function readTime(text: string | null | undefined): Time | null | undefined {
  return read(text, (value) => parseTime(value.slice(0, 5)));
}

export function writeDay(value: { toString(): string } | null): string | null {
  return value === null ? null : value.toString().slice(0, 10);
}

export function writeMoment(value: { toString(): string } | null): string | null {
  return value === null ? null : value.toString().slice(0, 16);
}

export function writeTime(value: { toString(): string } | null): string | null {
  return value === null ? null : value.toString().slice(0, 5);
}
