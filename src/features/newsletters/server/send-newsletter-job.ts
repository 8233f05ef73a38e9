/** The work that sends a letter, some thousands at a time. */
export const sendNewsletterJob = 'send-newsletter';
