/** What someone may want to give readers together with a page. */
export const thingKinds = ['page', 'template', 'shared-part', 'menu-item', 'item'] as const;

/** `hidden`: a menu item that the menu does not show. */
export const thingStates = ['published', 'changed', 'draft', 'scheduled', 'waiting', 'hidden'] as const;
export type ThingState = (typeof thingStates)[number];

/**
 * Why it is named: it is the page itself, drawn on it, led to by it, above or below it in the menu, the menu item of a page,
 * or in a list of the page.
 */
export const reasons = ['self', 'shown', 'linked', 'above', 'below', 'menu', 'listed'] as const;
export type Reason = (typeof reasons)[number];

interface Publication {
  isPublished: boolean;
  hasChanges: boolean;
  publishAt: Date | null;
  /** Someone is asked to look it over. */
  isWaiting: boolean;
}

export function stateOfPage({ isPublished, hasChanges, publishAt, isWaiting }: Publication): ThingState {
  if (isWaiting) return 'waiting';
  if (publishAt !== null) return 'scheduled';
  if (!isPublished) return 'draft';
  return hasChanges ? 'changed' : 'published';
}

/**
 * Whether readers miss something without it: a hole in the page, or a link that leads nowhere. What has its hour, and what
 * no menu leads to, is left to who publishes.
 */
export function isNeeded({ reason, state, hasAddress }: { reason: Reason; state: ThingState; hasAddress: boolean }) {
  if (reason === 'self') return state !== 'published';
  if (state !== 'draft' && state !== 'waiting') return false;
  return reason === 'shown' || (reason === 'linked' && hasAddress);
}
