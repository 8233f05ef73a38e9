import { type ClockChange, clockChanges } from '#platform/contract/time/clock-changes.ts';
import { momentInZone, offsetAt, type TimeZone } from '#platform/contract/time/time-zone.ts';

/** RFC 5545 §3.3.5, form 2: in UTC. */
export const utcValue = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** As clocks show it that are so far ahead of UTC, in milliseconds. */
const shownAt = (moment: Date, offset: number): string => utcValue(new Date(moment.getTime() + offset)).slice(0, -1);

/** What clocks do is known since 1970 and a guess after this century; who writes year 9999 makes nobody count until then. */
const isKnown = (moment: Date): boolean => moment.getUTCFullYear() >= 1970 && moment.getUTCFullYear() < 2100;

/**
 * RFC 5545 §3.3.5, form 3: on the clock of a named zone, so that a calendar knows where it is that late. In the hour that
 * comes twice such a value means the first; the second can only be said in UTC.
 */
export function momentValue(moment: Date, timeZone: TimeZone): string {
  if (!isKnown(moment)) return `:${utcValue(moment)}`;
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString().slice(0, -1);
  if (momentInZone(shown, timeZone).getTime() !== moment.getTime()) return `:${utcValue(moment)}`;
  return `;TZID=${timeZone}:${shown.replace(/[-:]|\.\d{3}/g, '')}`;
}

/** RFC 5545 §3.3.14: +0100, with seconds only where there are any. */
function offsetValue(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${hours}${minutes}${rest === '00' ? '' : rest}`;
}

/** RFC 5545 §3.6.5: what the clocks of the zone do around these moments. Nothing when there are none. */
export function timeZoneLines(timeZone: TimeZone, moments: readonly Date[]): string[] {
  const times = moments.filter(isKnown).map((moment) => moment.getTime());
  if (times.length === 0) return [];
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const january = (year: number) => new Date(Date.UTC(year, 0, 1));
  const from = january(new Date(first).getUTCFullYear() - 1);
  const changes = clockChanges(timeZone, from, january(new Date(last).getUTCFullYear() + 2));
  const start = offsetAt(from.getTime(), timeZone);
  const least = Math.min(start, ...changes.map(({ after }) => after));
  const isBefore = changes[0] === undefined || changes[0].at.getTime() > first;
  const beginning = isBefore ? [[{ at: from, before: start, after: start }]] : [];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[...beginning, ...alike(changes)].flatMap((group) => observance(group, least)),
    'END:VTIMEZONE',
  ];
}

/** To summer time each year, and back. */
function alike(changes: readonly ClockChange[]): ClockChange[][] {
  const groups = new Map<string, ClockChange[]>();
  for (const change of changes) {
    const key = `${change.before} ${change.after}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

function observance(changes: readonly ClockChange[], least: number): string[] {
  const [first, ...others] = changes;
  if (first === undefined) return [];
  const kind = first.after > least ? 'DAYLIGHT' : 'STANDARD';
  const rule = yearlyRule(changes);
  const dates = others.map(({ at }) => shownAt(at, first.before));
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shownAt(first.at, first.before)}`,
    `TZOFFSETFROM:${offsetValue(first.before)}`,
    `TZOFFSETTO:${offsetValue(first.after)}`,
    ...(rule !== undefined ? [`RRULE:${rule}`] : dates.length > 0 ? [`RDATE:${dates.join(',')}`] : []),
    `END:${kind}`,
  ];
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** "The last Sunday of March", where that is when it happens each year: calendars know rules better than lists of days. */
function yearlyRule(changes: readonly ClockChange[]): string | undefined {
  const shown = changes.map(({ at, before }) => new Date(at.getTime() + before));
  const [first] = shown;
  if (first === undefined || shown.length < 2) return undefined;
  const placeOf = (day: Date) => Math.ceil(day.getUTCDate() / 7);
  const isLast = (day: Date) =>
    day.getUTCDate() + 7 > new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  const isSame = (of: (day: Date) => number) => shown.every((day) => of(day) === of(first));
  const isYearly = shown.every((day, index) => day.getUTCFullYear() === first.getUTCFullYear() + index);
  const isAtOneTime = isSame((day) => day.getTime() % (24 * 60 * 60 * 1000));
  if (!isYearly || !isAtOneTime || !isSame((day) => day.getUTCMonth()) || !isSame((day) => day.getUTCDay()))
    return undefined;
  const place = shown.every(isLast) ? -1 : isSame(placeOf) ? placeOf(first) : undefined;
  const rule = `FREQ=YEARLY;BYMONTH=${first.getUTCMonth() + 1}`;
  return place === undefined ? undefined : `${rule};BYDAY=${place}${weekdays[first.getUTCDay()]}`;
}
