import type { FormSummary } from './form.ts';

export interface DrawnWindow {
  kind: 'always' | 'window' | 'over' | 'none';
  /** On a scale from 0 to 100. */
  from: number;
  to: number;
  now: number;
}

/**
 * When a form is open, as a little tide gauge: water where it is open, a mark for now. The scale holds both with some room,
 * so that a window of a day and one of a year are read alike.
 */
export function drawnWindow(
  { version, state, openDate, closeDate }: Pick<FormSummary, 'version' | 'state' | 'openDate' | 'closeDate'>,
  at: Date,
): DrawnWindow {
  if (state === 'Custom' && openDate !== null && closeDate !== null) {
    const [open, close, now] = [new Date(openDate).getTime(), new Date(closeDate).getTime(), at.getTime()];
    const first = Math.min(open, now);
    const span = Math.max(Math.max(close, now) - first, 1);
    const place = (moment: number) => Math.round(8 + ((moment - first) / span) * 84);
    return { kind: close < now ? 'over' : 'window', from: place(open), to: place(close), now: place(now) };
  }
  if (version === null) return { kind: 'none', from: 0, to: 0, now: 50 };
  return state === 'Closed'
    ? { kind: 'over', from: 0, to: 100, now: 100 }
    : { kind: 'always', from: 0, to: 100, now: 50 };
}
