import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import type { Retention } from './retention.ts';

export const backupTargets = ['folder', 'bucket'] as const;
export type BackupTarget = (typeof backupTargets)[number];

/** When backups are made by themselves, where they go and how many of them stay. */
export interface BackupPlan extends Retention {
  isOn: boolean;
  /** On the clock of the platform that the installation is run from. */
  hour: number;
  target: BackupTarget;
  /** Once a week one of them is restored on trial. */
  isTried: boolean;
}

export const usualPlan: BackupPlan = {
  isOn: false,
  hour: 2,
  target: 'folder',
  days: 7,
  weeks: 4,
  months: 12,
  isTried: true,
};

const hourLength = 60 * 60 * 1000;
/** Less than a week, so that a trial stays on the same night when one took longer. */
const trialEvery = 6.5 * 24 * hourLength;

/** The last time that it was this hour. */
function lastTurn(hour: number, now: Date, timeZone: TimeZone): Date {
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = calendarDay(now, timeZone);
  const turn = momentAt(today, time, timeZone);
  return turn.getTime() <= now.getTime() ? turn : momentAt(addDays(today, -1), time, timeZone);
}

/**
 * Whether a backup is to be made now: looked at every hour, so that one that failed is tried again, and one that was
 * missed because nothing ran is made up for. A plan that was just set waits for its first night.
 */
export function isBackupDue(
  { isOn, hour }: Pick<BackupPlan, 'isOn' | 'hour'>,
  last: Date | null,
  now: Date,
  timeZone: TimeZone,
): boolean {
  if (!isOn) return false;
  const turn = lastTurn(hour, now, timeZone);
  if (last === null) return now.getTime() - turn.getTime() < hourLength;
  return last.getTime() < turn.getTime();
}

/** `lastGood` is when a backup was restored last. One that could not be is followed by another trial at once. */
export const isTrialDue = ({ isTried }: Pick<BackupPlan, 'isTried'>, lastGood: Date | null, now: Date): boolean =>
  isTried && (lastGood === null || now.getTime() - lastGood.getTime() >= trialEvery);
