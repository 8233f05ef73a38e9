/**
 * unproven: waits for its address; waiting: for an editor. Then it is an item (shown), or an editor did not want it
 * (refused). Who brought it may take it back at any time (withdrawn).
 */
export const offerStates = ['unproven', 'waiting', 'shown', 'refused', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

export const offerDecisions = ['place', 'refuse'] as const;
export type OfferDecision = (typeof offerDecisions)[number];

export const longestTitle = 200;
export const longestText = 2000;
export const longestReason = 1000;

/** How a browser posts what is asked of an item; its fields have the key of their field behind `field-`. */
export const offerFields = {
  title: 'title',
  text: 'text',
  email: 'email',
  trap: 'website',
  language: 'language',
  type: 'type',
} as const;
export const nameOfField = (key: string): string => `field-${key}`;
