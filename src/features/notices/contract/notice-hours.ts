import type { MailWay } from '#features/following/contract/follow-words.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { clockTime, momentAt } from '#platform/contract/time/wall-clock.ts';

/** When nothing is mailed, and when digests come, by the clocks of one zone. Days are 1 (Monday) to 7. */
export interface NoticeHours {
  /** Both or neither: over midnight when it ends before it begins. */
  quietFrom: string | null;
  quietUntil: string | null;
  /** A day without mail. */
  quietDay: number | null;
  digestTime: string;
  digestDay: number;
  /** Of who lives by other clocks than the platform's; null for those. */
  timeZone: TimeZone | null;
}

/** By whose clocks somebody lives. */
export const zoneOf = ({ timeZone }: Pick<NoticeHours, 'timeZone'>, ofPlatform: TimeZone): TimeZone =>
  timeZone ?? ofPlatform;

export const usualHours: NoticeHours = {
  quietFrom: null,
  quietUntil: null,
  quietDay: null,
  digestTime: '07:30',
  digestDay: 5,
  timeZone: null,
};

export const dayOfWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const isQuietTime = (time: string, { quietFrom, quietUntil }: NoticeHours): boolean => {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false;
  if (quietFrom < quietUntil) return time >= quietFrom && time < quietUntil;
  return time >= quietFrom || time < quietUntil;
};

/** The first moment from this one on at which mail may come. */
export function afterQuiet(moment: Date, hours: NoticeHours, ofPlatform: TimeZone): Date {
  const timeZone = zoneOf(hours, ofPlatform);
  let at = moment;
  // A quiet day between two quiet nights takes three steps; more there cannot be.
  for (let step = 0; step < 4; step += 1) {
    const day = calendarDay(at, timeZone);
    const time = clockTime(at, timeZone);
    if (dayOfWeek(day) === hours.quietDay) at = momentAt(addDays(day, 1), '00:00', timeZone);
    else if (isQuietTime(time, hours) && hours.quietUntil !== null)
      at = momentAt(time < hours.quietUntil ? day : addDays(day, 1), hours.quietUntil, timeZone);
    else return at;
  }
  return at;
}

/** The next time that this day, or any, has this hour. */
function nextAt(now: Date, time: string, timeZone: TimeZone, onDay?: number): Date {
  const today = calendarDay(now, timeZone);
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(today, ahead);
    const at = momentAt(day, time, timeZone);
    if (at > now && (onDay === undefined || dayOfWeek(day) === onDay)) return at;
  }
  return momentAt(addDays(today, 7), time, timeZone);
}

/** When what happened now is mailed by this way; never for who wants no mail of it. */
export function mailDueAt(way: MailWay, now: Date, hours: NoticeHours, ofPlatform: TimeZone): Date | null {
  if (way === 'never') return null;
  if (way === 'atOnce') return afterQuiet(now, hours, ofPlatform);
  const onDay = way === 'weekly' ? hours.digestDay : undefined;
  return afterQuiet(nextAt(now, hours.digestTime, zoneOf(hours, ofPlatform), onDay), hours, ofPlatform);
}
