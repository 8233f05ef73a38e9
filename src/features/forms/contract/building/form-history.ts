import type { FormDocument } from '../form-document.ts';

/** What was done, in a word that the texts know ("Vraag verplaatst"). */
export const buildSteps = [
  'added',
  'moved',
  'duplicated',
  'removed',
  'changed',
  'typed',
  'options',
  'condition',
  'kind',
  'version',
  'theirs',
] as const;
export type BuildStep = (typeof buildSteps)[number];

export interface HistoryEntry {
  /** As it was before. */
  document: FormDocument;
  step: BuildStep;
}

export interface FormHistory {
  past: readonly HistoryEntry[];
  future: readonly HistoryEntry[];
  /** Where one was typing: what follows in the same place is the same step. */
  typing: string | undefined;
}

export const emptyHistory: FormHistory = { past: [], future: [], typing: undefined };

const mostSteps = 100;

/** Before a change is made. A place where one types (`nl label of a field`) is one step until one does something else. */
export function remember(history: FormHistory, before: FormDocument, step: BuildStep, typing?: string): FormHistory {
  if (typing !== undefined && typing === history.typing && history.past.length > 0) {
    return { ...history, future: [] };
  }
  return { past: [...history.past, { document: before, step }].slice(-mostSteps), future: [], typing };
}

interface Turned {
  history: FormHistory;
  document: FormDocument;
  step: BuildStep;
}

export function undo({ past, future }: FormHistory, now: FormDocument): Turned | undefined {
  const last = past.at(-1);
  if (last === undefined) return undefined;
  const { step } = last;
  return {
    document: last.document,
    step,
    history: { past: past.slice(0, -1), future: [...future, { document: now, step }], typing: undefined },
  };
}

export function redo({ past, future }: FormHistory, now: FormDocument): Turned | undefined {
  const next = future.at(-1);
  if (next === undefined) return undefined;
  const { step } = next;
  return {
    document: next.document,
    step,
    history: { past: [...past, { document: now, step }], future: future.slice(0, -1), typing: undefined },
  };
}
