import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { clockTime, momentAt } from '#platform/contract/time/wall-clock.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times as `08:30`; `24:00` is the end of the day. */
export interface Span {
  from: string;
  until: string;
}

export interface Hours {
  /** A day may have several, such as before and after lunch. */
  week: readonly ({ day: Weekday } & Span)[];
  /** Instead of the week's hours on that day; without times it is closed. */
  exceptions: readonly { date: string; from?: string | undefined; until?: string | undefined }[];
}

export type OpeningState =
  | { kind: 'open'; until: string }
  | { kind: 'opens'; day: string; at: string }
  /** Not within the next two weeks. */
  | { kind: 'closed' };

export function weekdayOf(day: string): Weekday {
  const place = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[place] ?? 'monday';
}

const byStart = (one: Span, other: Span): number => (one.from < other.from ? -1 : 1);

/** In order of time. A span that ends before it begins is a slip of the pen and says nothing. */
export function spansOf(hours: Hours, day: string): Span[] {
  const special = hours.exceptions.filter(({ date }) => date === day);
  const weekday = weekdayOf(day);
  const spans: readonly { from?: string | undefined; until?: string | undefined }[] =
    special.length > 0 ? special : hours.week.filter((one) => one.day === weekday);
  return spans
    .flatMap(({ from, until }) => (from !== undefined && until !== undefined && from < until ? [{ from, until }] : []))
    .sort(byStart);
}

/** Far enough to get past the holidays, near enough to name the day. */
const daysAhead = 14;

export function openingState(hours: Hours, now: Date, timeZone: TimeZone): OpeningState {
  const today = calendarDay(now, timeZone);
  const time = clockTime(now, timeZone);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { from, until } of spansOf(hours, day)) {
      if (ahead === 0 && until <= time) continue;
      if (ahead === 0 && from <= time) return { kind: 'open', until };
      return { kind: 'opens', day, at: from };
    }
  }
  return { kind: 'closed' };
}

/** When the state becomes another one; the change of the day is everyone's own affair. */
export function nextOpeningChange(hours: Hours, now: Date, timeZone: TimeZone): Date | undefined {
  const state = openingState(hours, now, timeZone);
  if (state.kind === 'closed') return undefined;
  if (state.kind === 'opens') return momentAt(state.day, state.at, timeZone);
  const today = calendarDay(now, timeZone);
  const isUntilMidnight = state.until === '24:00';
  return isUntilMidnight ? startOfDay(addDays(today, 1), timeZone) : momentAt(today, state.until, timeZone);
}
