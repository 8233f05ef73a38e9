import { isWithin } from './at-path.ts';
import type { LoggedOperation, Operation } from './operation.ts';
import { rebase } from './rebase.ts';
import { asTyped } from './set-text.ts';

export interface UndoStacks {
  /** What can be taken back, the newest last. */
  undo: LoggedOperation[];
  /** What was taken back and can be done again, the newest last. */
  redo: LoggedOperation[];
}

/** What one person can take back and do again, read from the log: it is the same after a reload and on another device. */
export function undoStacks(log: readonly LoggedOperation[], by: string): UndoStacks {
  const stacks: UndoStacks = { undo: [], redo: [] };
  const without = (entries: LoggedOperation[], id: string) => entries.filter((entry) => entry.id !== id);
  for (const entry of log) {
    if (entry.by.id !== by) continue;
    const { undoes } = entry;
    if (undoes === null) {
      stacks.undo.push(entry);
      stacks.redo = [];
    } else if (stacks.undo.some(({ id }) => id === undoes)) {
      stacks.undo = without(stacks.undo, undoes);
      stacks.redo.push(entry);
    } else {
      stacks.redo = without(stacks.redo, undoes);
      stacks.undo.push(entry);
    }
  }
  return stacks;
}

/** Someone else set, afterwards, what this would set back. */
const isOvertaken = (inverse: readonly Operation[], later: readonly LoggedOperation[], by: string): boolean =>
  later.some(
    ({ by: author, operation: other }) =>
      author.id !== by &&
      inverse.some((own) => {
        if (own.kind === 'layout') return other.kind === 'layout';
        if (own.kind === 'page' && other.kind === 'page') return overlap(own.path, other.path);
        if (own.kind === 'move' && other.kind === 'move') return own.block === other.block;
        return own.kind === 'set' && other.kind === 'set' && own.block === other.block && overlap(own.path, other.path);
      }),
  );

const overlap = (one: Parameters<typeof isWithin>[0], other: Parameters<typeof isWithin>[0]): boolean =>
  isWithin(one, other) || isWithin(other, one);

/** A text that was set as a whole is taken back by its words: those that others typed in it since stay. */
function backOf(own: Operation, { operation }: LoggedOperation): Operation {
  const typed = asTyped(own, [operation]);
  return typed.kind === 'text' && typed.steps.length === 0 ? own : typed;
}

/**
 * What takes this entry back as the page is now, after `later`; nothing when there is nothing left to take back, or when
 * it would take back what someone else did.
 */
export function takeBack(
  entry: LoggedOperation,
  later: readonly LoggedOperation[],
  by: string,
): Operation[] | undefined {
  if (isOvertaken(entry.inverse, later, by)) return undefined;
  const places = new Map(later.map(({ id }, place) => [id, place]));
  const takenBack = new Map<number, number>();
  for (const [place, { undoes }] of later.entries()) {
    const target = undoes === null ? undefined : places.get(undoes);
    if (target !== undefined) takenBack.set(place, target);
  }
  const operations = later.map(({ operation, inverse }) => asTyped(operation, inverse));
  const rebased = rebase(
    entry.inverse.map((own) => backOf(own, entry)),
    { operations, takenBack },
  );
  const left = rebased.filter((operation) => typeof operation === 'object');
  return rebased.includes('lost') || left.length === 0 ? undefined : left;
}
