import type { LoggedOperation, Operation } from './operation.ts';
import { setsTheSame } from './overtaken.ts';
import { rebase } from './rebase.ts';
import { asTyped } from './set-text.ts';
import { withoutTakenBack } from './without-taken-back.ts';

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
  /** Those that take something back; what takes one of them back does it again. */
  const back = new Set<string>();
  const known = new Set<string>();
  for (const entry of log) {
    if (entry.by.id !== by) continue;
    const { undoes } = entry;
    if (undoes === null) {
      stacks.undo.push(entry);
      stacks.redo = [];
    } else if (known.has(undoes) && !back.has(undoes)) {
      // Several may take back one: a layout, and the places of the blocks that it moved.
      back.add(entry.id);
      stacks.undo = without(stacks.undo, undoes);
      stacks.redo.push(entry);
    } else {
      stacks.redo = without(stacks.redo, undoes);
      stacks.undo.push(entry);
    }
    known.add(entry.id);
  }
  return stacks;
}

/**
 * Someone else set, afterwards, what this would set back. Entries of a list are where they are by then: what others put
 * before one does not make it another.
 */
function isOvertaken(inverse: readonly Operation[], later: readonly LoggedOperation[], by: string): boolean {
  let own = inverse.filter(({ kind }) => kind !== 'text');
  for (const { by: author, operation: other } of later) {
    if (own.length === 0) return false;
    if (author.id !== by && own.some((one) => setsTheSame(one, other) || movesTheSame(one, other))) return true;
    own = rebase(own, { operations: [other] }).filter((one) => typeof one === 'object');
  }
  return false;
}

const movesTheSame = (own: Operation, other: Operation): boolean =>
  own.kind === 'move' && other.kind === 'move' && own.block === other.block;

/** A text that was set as a whole is taken back by its words: those that others typed in it since stay. */
function backOf(own: Operation, { operation }: LoggedOperation): Operation {
  const typed = asTyped(own, [operation]);
  return typed.kind === 'text' && typed.steps.length === 0 ? own : typed;
}

/**
 * What takes this entry back as the page is now, after what came `since`; nothing when there is nothing left to take back, or when
 * it would take back what someone else did.
 */
export function takeBack(
  entry: LoggedOperation,
  since: readonly LoggedOperation[],
  by: string,
): Operation[] | undefined {
  const later = withoutTakenBack(since);
  const inverse = entry.inverse.map((own) => backOf(own, entry));
  if (isOvertaken(inverse, later, by)) return undefined;
  const places = new Map(later.map(({ id }, place) => [id, place]));
  const takenBack = new Map<number, number>();
  for (const [place, { undoes }] of later.entries()) {
    const target = undoes === null ? undefined : places.get(undoes);
    if (target !== undefined) takenBack.set(place, target);
  }
  const operations = later.map(({ operation, inverse: back }) => asTyped(operation, back));
  const rebased = rebase(inverse, { operations, takenBack });
  const left = rebased.filter((operation) => typeof operation === 'object');
  return rebased.includes('lost') || left.length === 0 ? undefined : left;
}
