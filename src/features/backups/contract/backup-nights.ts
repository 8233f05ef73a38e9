import { z } from 'zod';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { KeptBackup } from './kept-backup.ts';

export const nightsShown = 30;

/** One night of the calendar, from midnight to midnight, with what was made in it. */
export const BackupNight = z.object({
  day: z.iso.date(),
  /** `before` the first one that anything is known of; `open` is today while nothing was tried yet. */
  state: z.enum(['made', 'without', 'before', 'open']),
  bytes: z.number().int(),
  seconds: z.number(),
  /** Why there is none, where it was tried. */
  failure: z.string().nullable(),
  failureReason: KeptBackup.shape.failureReason,
  trial: KeptBackup.shape.trial,
});
export type BackupNight = z.infer<typeof BackupNight>;

/** What is asked of a backup to know how its night went. */
export type NightBackup = Pick<KeptBackup, 'madeAt' | 'seconds' | 'bytes' | 'failure' | 'failureReason' | 'trial'>;

/** On which days the nights are that are shown, the oldest first. */
export function nightDays(now: Date, timeZone: TimeZone): string[] {
  const today = calendarDay(now, timeZone);
  return Array.from({ length: nightsShown }, (_, index) => addDays(today, index + 1 - nightsShown));
}

/**
 * How the last nights went. One in which a backup was made went well, also where a try before it failed: what counts is
 * that there is one.
 */
export function nightsOf(
  backups: readonly NightBackup[],
  { firstAt, now, timeZone }: { firstAt: Date | null; now: Date; timeZone: TimeZone },
): BackupNight[] {
  const days = nightDays(now, timeZone);
  const byDay = Map.groupBy(
    backups.toSorted((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt)),
    ({ madeAt }) => calendarDay(new Date(madeAt), timeZone),
  );
  const firstDay = firstAt && calendarDay(firstAt, timeZone);
  return days.map((day) => {
    const tries = byDay.get(day) ?? [];
    const made = tries.findLast(({ failure }) => failure === null);
    const trial = tries.findLast((one) => one.trial !== null)?.trial ?? null;
    const nothing = { day, bytes: 0, seconds: 0, failure: null, trial: null };
    if (made !== undefined)
      return { ...nothing, state: 'made' as const, bytes: made.bytes, seconds: made.seconds, trial };
    if (firstDay === null || day < firstDay) return { ...nothing, state: 'before' as const };
    const { failure = null, failureReason } = tries.at(-1) ?? {};
    if (day === days.at(-1) && failure === null) return { ...nothing, state: 'open' as const };
    return { ...nothing, state: 'without' as const, failure, ...(failureReason && { failureReason }) };
  });
}
