import { clockAfter } from './due-clock.ts';
import type { SubmissionChange } from './inbox.ts';
import { handlingLimits } from './inbox-choices.ts';
import type { StatusKind } from './submission-status.ts';

/** How a submission stands with its handlers. */
export interface Standing {
  status: string;
  assigneeGuid: string | null;
  labels: readonly string[];
  dueAt: Date | null;
  secondsLeft: number | null;
  doneAt: Date | null;
  isTrashed: boolean;
  /** Taken back by who sent it, or not proven yet: nobody deals with it. */
  isOutOfHand: boolean;
}

export interface Changed {
  after: Standing;
  /** What puts back all that was changed, and nothing else. */
  undo: Omit<SubmissionChange, 'guid'>;
}

type Change = Omit<SubmissionChange, 'guid'>;

/** What becomes of a submission. Given to somebody, a new one is in hand. */
export function changedSubmission(
  before: Standing,
  change: Change,
  { kindOf, now }: { kindOf(status: string): StatusKind | undefined; now: Date },
): Changed {
  const undo: Change = {};
  const after = { ...before };
  if (change.isTrashed !== undefined && change.isTrashed !== before.isTrashed) {
    after.isTrashed = change.isTrashed;
    undo.isTrashed = before.isTrashed;
  }
  const added = (change.addLabels ?? []).filter((label) => !before.labels.includes(label));
  const removed = (change.removeLabels ?? []).filter(
    (label) => before.labels.includes(label) && !added.includes(label),
  );
  if (added.length + removed.length > 0) {
    after.labels = [...before.labels.filter((label) => !removed.includes(label)), ...new Set(added)].slice(
      0,
      handlingLimits.labels,
    );
    undo.addLabels = removed;
    undo.removeLabels = added;
  }
  if (before.isOutOfHand) return { after, undo };
  if (change.assigneeGuid !== undefined && change.assigneeGuid !== before.assigneeGuid) {
    after.assigneeGuid = change.assigneeGuid;
    undo.assigneeGuid = before.assigneeGuid;
  }
  const isTaken = before.status === 'new' && undo.assigneeGuid === null && change.status === undefined;
  const status = isTaken ? 'open' : (change.status ?? before.status);
  const kind = kindOf(status);
  if (status === before.status || kind === undefined) return { after, undo };
  undo.status = before.status;
  const clock = clockAfter(before, kind, now);
  return { after: { ...after, status, ...clock, doneAt: kind === 'done' ? (before.doneAt ?? now) : null }, undo };
}

export const isChanged = ({ undo }: Changed): boolean => Object.keys(undo).length > 0;
