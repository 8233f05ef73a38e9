/** Kept: there is no mail server, so it can be read in the outbox instead. */
export const mailStates = ['Waiting', 'Sent', 'Kept', 'Failed'] as const;
export type MailState = (typeof mailStates)[number];
