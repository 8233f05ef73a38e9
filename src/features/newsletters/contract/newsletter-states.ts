/** Draft and Planned can be written; the others are under way or over. */
export const newsletterStates = ['Draft', 'Planned', 'Sending', 'Paused', 'Stopped', 'Sent'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** HandedOver: all but its end was said to the mail server. Doubt: nobody knows whether its end was. Skipped: left before it came to them. */
export const receiverStates = ['Waiting', 'HandedOver', 'Accepted', 'Refused', 'Doubt', 'Skipped'] as const;
export type ReceiverState = (typeof receiverStates)[number];

export const isWritable = (state: NewsletterState): boolean => state === 'Draft' || state === 'Planned';
export const isUnderWay = (state: NewsletterState): boolean => state === 'Sending' || state === 'Paused';

/** How an item looks in a letter: with its picture over the whole width, or as a row. */
export const itemLooks = ['big', 'row'] as const;
export type ItemLook = (typeof itemLooks)[number];

/** Mail programs cut longer ones off; it is said, not refused. */
export const comfortableSubject = 60;
export const mostItems = 30;
export const mostTestAddresses = 10;
