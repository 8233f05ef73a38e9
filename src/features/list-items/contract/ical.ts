import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import { wallClock } from '#platform/contract/time/local-moment.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { momentValue, timeZoneLines, utcValue } from './ical-time-zone.ts';

/** An entry in a calendar; a moment without an end takes no time. */
export interface CalendarEvent {
  /** Unique by itself: a site that gets another address keeps its events (RFC 7986 §5.3). */
  uid: string;
  start: Date;
  end: Date | null;
  /** Of the event itself, to tell a newer copy from an older one. */
  changedAt: Date;
  title: string;
  description: string;
  location: string;
  url: string | undefined;
}

/** RFC 5545 §3.3.11. A carriage return would end the line, whatever is behind it. */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // Control characters have no place in a calendar.
    .replace(/[\p{Cc}]/gu, '');

/** What has an end that is no later than its start has none: RFC 5545 §3.8.2.2. */
const endOf = ({ start, end }: CalendarEvent): Date | null => (end !== null && end > start ? end : null);

const isOfWholeDays = ({ start }: CalendarEvent, timeZone: TimeZone): boolean =>
  wallClock(start.toISOString(), timeZone).endsWith('T00:00');

/** What begins at midnight is of whole days, and its end is the day after the last: RFC 5545 §3.6.1. */
function linesOfPeriod(event: CalendarEvent, timeZone: TimeZone): string[] {
  const end = endOf(event);
  if (!isOfWholeDays(event, timeZone)) {
    return [
      `DTSTART${momentValue(event.start, timeZone)}`,
      ...(end === null ? [] : [`DTEND${momentValue(end, timeZone)}`]),
    ];
  }
  const day = (value: string) => value.replaceAll('-', '');
  return [
    `DTSTART;VALUE=DATE:${day(calendarDay(event.start, timeZone))}`,
    ...(end === null ? [] : [`DTEND;VALUE=DATE:${day(addDays(calendarDay(end, timeZone), 1))}`]),
  ];
}

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** RFC 5545 §3.1: no line is longer than 75 octets, and a character is never cut in two. */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (length + bytes > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}

export function calendar(name: string, events: readonly CalendarEvent[], timeZone: TimeZone): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plein//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ];
  lines.push(`X-WR-CALNAME:${escapeText(name)}`, `X-WR-TIMEZONE:${timeZone}`);
  const named = events
    .filter((event) => !isOfWholeDays(event, timeZone))
    .flatMap((event) => [event.start, endOf(event) ?? event.start]);
  lines.push(...timeZoneLines(timeZone, named));
  for (const event of events) {
    lines.push('BEGIN:VEVENT', `UID:${escapeText(event.uid)}`, `DTSTAMP:${utcValue(event.changedAt)}`);
    lines.push(...linesOfPeriod(event, timeZone), `SUMMARY:${escapeText(event.title)}`);
    if (event.description !== '') lines.push(`DESCRIPTION:${escapeText(event.description)}`);
    if (event.location !== '') lines.push(`LOCATION:${escapeText(event.location)}`);
    if (event.url !== undefined) lines.push(`URL:${event.url}`);
    lines.push('END:VEVENT');
  }
  lines.push('END:VCALENDAR');
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
