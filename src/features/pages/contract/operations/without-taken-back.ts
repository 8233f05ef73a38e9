import type { LoggedOperation, Operation } from './operation.ts';
import { rebase } from './rebase.ts';
import { isSameValue } from './same-value.ts';

type Entry = Pick<LoggedOperation, 'id' | 'operation' | 'inverse'> & { undoes?: string | null };

/**
 * A log without what was done in it and taken back in it, as if neither had happened: what lay between is as it is without.
 * So what had no place while a block was gone has one again. Words are left as they are: each of their steps knows what it
 * takes back (`rebaseSteps`).
 */
export function withoutTakenBack<Own extends Entry>(log: readonly Own[]): Own[] {
  let left = [...log];
  for (const { undoes } of log) {
    const from = undoes == null ? -1 : left.findIndex(({ id }) => id === undoes);
    if (from >= 0) left = withoutPair(left, from) ?? left;
  }
  return left;
}

/** Nothing when it was taken back in part, or when what lay between has no place without it. */
function withoutPair<Own extends Entry>(log: readonly Own[], from: number): Own[] | undefined {
  const entry = log[from];
  if (entry === undefined || entry.operation.kind === 'text' || entry.inverse.length === 0) return undefined;
  const first = log.findIndex(({ undoes }) => undoes === entry.id);
  const back = log.slice(first, first + entry.inverse.length);
  const between = log.slice(from + 1, first);
  if (!back.every(({ undoes }) => undoes === entry.id) || !takesBack(entry, between, back)) return undefined;
  const without = rebase(
    between.map(({ operation }) => operation),
    { operations: entry.inverse },
  );
  if (!without.every((one): one is Operation => typeof one === 'object')) return undefined;
  const moved = between.map((one, place) => ({ ...one, operation: without[place] ?? one.operation }));
  return [...log.slice(0, from), ...moved, ...log.slice(first + back.length)];
}

/** Whether they do all that takes the entry back, as it is after what lay between. */
const takesBack = (entry: Entry, between: readonly Entry[], back: readonly Entry[]): boolean =>
  isSameValue(
    rebase(entry.inverse, { operations: between.map(({ operation }) => operation) }),
    back.map(({ operation }) => operation),
  );
