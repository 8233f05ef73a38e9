export const stepStates = ['auto', 'done', 'now', 'next'] as const;

export interface DatedStep {
  state: (typeof stepStates)[number];
  date?: string | undefined;
  until?: string | undefined;
}

/** What the editor said; else what the calendar says. A step without a date, or a page without a day, has none. */
export function stepState(step: DatedStep, today: string | undefined): 'done' | 'now' | 'next' | undefined {
  const { state, date, until } = step;
  if (state !== 'auto') return state;
  const first = date ?? until;
  const last = until ?? date;
  if (today === undefined || first === undefined || last === undefined) return undefined;
  if (last < today) return 'done';
  return first > today ? 'next' : 'now';
}
