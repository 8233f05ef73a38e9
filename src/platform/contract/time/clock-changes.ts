import { offsetAt, type TimeZone } from './time-zone.ts';

/** A moment at which the clocks of a zone were, or will be, put forward or back. */
export interface ClockChange {
  at: Date;
  /** How far they are ahead of UTC until then, and from then on, in milliseconds. */
  before: number;
  after: number;
}

/** The shortest time between two changes that any zone has is four weeks (Morocco, around Ramadan). */
const step = 7 * 24 * 60 * 60 * 1000;

/** Every change of the clocks in this zone between two moments, in order. */
export function clockChanges(timeZone: TimeZone, from: Date, until: Date): ClockChange[] {
  const changes: ClockChange[] = [];
  let before = offsetAt(from.getTime(), timeZone);
  for (let start = from.getTime(); start < until.getTime(); start += step) {
    const after = offsetAt(start + step, timeZone);
    if (before !== after) changes.push({ at: changeBetween(start, start + step, timeZone), before, after });
    before = after;
  }
  return changes;
}

/** To the second. */
function changeBetween(start: number, end: number, timeZone: TimeZone): Date {
  const before = offsetAt(start, timeZone);
  let [last, first] = [start / 1000, end / 1000];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetAt(middle * 1000, timeZone) === before) last = middle;
    else first = middle;
  }
  return new Date(first * 1000);
}
