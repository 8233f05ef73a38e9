/** Kept: there is no mail server, so it is a file in the data folder instead. */
export const mailStates = ['Waiting', 'Sent', 'Kept', 'Failed'] as const;
export type MailState = (typeof mailStates)[number];
