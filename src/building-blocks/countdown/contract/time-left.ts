import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

export interface TimeLeft {
  /** Whole days of 24 hours. */
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Nothing when the moment has come. */
export function timeLeft(until: Date, now: Date): TimeLeft | undefined {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** As one counts on a calendar: tomorrow is in one day, however late it is. Negative when it was. */
export function nightsUntil(until: Date, now: Date, timeZone: TimeZone): number {
  const midnight = (moment: Date) => Date.parse(`${calendarDay(moment, timeZone)}T00:00:00Z`);
  return (midnight(until) - midnight(now)) / 86_400_000;
}
