import type { Progress } from './first-hour-steps.ts';

const hour = 60 * 60 * 1000;
/** Lunch and a meeting are no stopping. */
export const quietHours = 4;
/** Whoever has been away for so long has other plans; so has a platform that stood still while nobody mailed. */
export const longestDays = 14;

interface Stopped {
  progress: Progress;
  answeredAt: Date | null;
  startedAt: Date;
  remindedAt: Date | null;
  isOpen: boolean;
}

/** Whether who stopped half-way is to get the mail with the way back: some hours after the last answer, and once. */
export function isWayBackDue({ progress, answeredAt, startedAt, remindedAt, isOpen }: Stopped, now: Date): boolean {
  if (progress === 'done' || isOpen || remindedAt !== null) return false;
  const quiet = now.getTime() - (answeredAt ?? startedAt).getTime();
  return quiet >= quietHours * hour && quiet <= longestDays * 24 * hour;
}
