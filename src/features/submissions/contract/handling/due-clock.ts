import type { StatusKind } from './submission-status.ts';

/** The clock of a submission. While it waits for the resident it stands still: what was left is kept, and no moment. */
export interface DueClock {
  dueAt: Date | null;
  secondsLeft: number | null;
}

/** The clock after the status became of this kind. */
export function clockAfter({ dueAt, secondsLeft }: DueClock, kind: StatusKind, now: Date): DueClock {
  if (kind === 'waiting') {
    if (dueAt === null) return { dueAt, secondsLeft };
    return { dueAt: null, secondsLeft: Math.round((dueAt.getTime() - now.getTime()) / 1000) };
  }
  if (secondsLeft === null) return { dueAt, secondsLeft };
  return { dueAt: new Date(now.getTime() + secondsLeft * 1000), secondsLeft: null };
}

export type DueState =
  | { kind: 'none' | 'still' | 'done' }
  /** Today, later than now. */
  | { kind: 'today' }
  | { kind: 'later' | 'late'; days: number };

interface Dated {
  dueOn: string | null;
  isStill: boolean;
  isDone: boolean;
}

/** How a clerk thinks of it: by days of the calendar, and today by the hour. `dayOf` is the platform's calendar. */
export function dueState({ dueOn, isStill, isDone }: Dated, now: Date, dayOf: (moment: Date) => string): DueState {
  if (isDone) return { kind: 'done' };
  if (isStill) return { kind: 'still' };
  if (dueOn === null) return { kind: 'none' };
  const due = new Date(dueOn);
  const days = Math.round((Date.parse(dayOf(due)) - Date.parse(dayOf(now))) / (24 * 60 * 60 * 1000));
  if (due < now) return { kind: 'late', days: Math.abs(days) };
  return days === 0 ? { kind: 'today' } : { kind: 'later', days };
}
