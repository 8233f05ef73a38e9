/** §3, §4. */
export const formStates = ['Open', 'Closed', 'Custom'] as const;
export type FormState = (typeof formStates)[number];

export type FormAvailability = 'closed' | 'open' | 'open-future' | 'close-future';

export interface FormWindow {
  state: FormState;
  /** ISO moments on the wire. */
  openDate?: Date | string | null | undefined;
  closeDate?: Date | string | null | undefined;
}

/**
 * §4: Closed gives closed; Open gives open; Custom with a missing open or close date gives open; close date in the past
 * gives closed; open date in the future gives open-future; otherwise close-future: open now, and it will close.
 */
export function formAvailability({ state, openDate, closeDate }: FormWindow, now: Date): FormAvailability {
  if (state === 'Closed') return 'closed';
  if (state === 'Open') return 'open';
  if (!openDate || !closeDate) return 'open';
  if (new Date(closeDate) < now) return 'closed';
  if (new Date(openDate) > now) return 'open-future';
  return 'close-future';
}

/** Whether an answer may be sent now. */
export const acceptsSubmissions = (availability: FormAvailability): boolean =>
  availability === 'open' || availability === 'close-future';
