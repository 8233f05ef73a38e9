/** What came of one try, as the log says it. */
export const hookOutcomes = [
  'accepted',
  'refused',
  'redirected',
  'slow',
  'unreachable',
  'untrusted',
  'private',
  'unreadable',
] as const;
export type HookOutcome = (typeof hookOutcomes)[number];

export const outcomeOfStatus = (status: number): HookOutcome => {
  if (status >= 200 && status < 300) return 'accepted';
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
};

/** It says itself that nothing is to be sent there any more. */
export const wantsNoMore = (status: number | undefined): boolean => status === 410;

/** Nobody answers: the next message would fare the same, so it waits too. */
export const isSilent = (outcome: HookOutcome): boolean => outcome === 'slow' || outcome === 'unreachable';

/** Why a webhook was switched off, when nobody did it. */
export const stopReasons = ['failing', 'gone'] as const;
export type StopReason = (typeof stopReasons)[number];

export const deliveryStates = ['waiting', 'delivered', 'given-up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
