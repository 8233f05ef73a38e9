import type { Letter } from '../contract/letter.ts';

/** What can be written of a newsletter. */
export interface Written {
  letter: Letter;
  listGuid: string | null;
}

export interface LetterHistory {
  now: Written;
  past: readonly Written[];
  future: readonly Written[];
  /** What was changed last: typing on in one field is one step. */
  field: string;
}

const mostSteps = 100;

export const beginHistory = (now: Written): LetterHistory => ({ now, past: [], future: [], field: '' });

export function write(history: LetterHistory, field: string, now: Written): LetterHistory {
  const isSameStep = field !== '' && field === history.field;
  const past = isSameStep ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { now, past, future: [], field };
}

export function undo({ now, past, future }: LetterHistory): LetterHistory {
  const before = past.at(-1);
  const rest = { past: past.slice(0, -1), future: [now, ...future], field: '' };
  return before === undefined ? { now, past, future, field: '' } : { now: before, ...rest };
}

export function redo({ now, past, future }: LetterHistory): LetterHistory {
  const [next, ...rest] = future;
  return next === undefined
    ? { now, past, future, field: '' }
    : { now: next, past: [...past, now], future: rest, field: '' };
}
