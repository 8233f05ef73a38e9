/** The work that sends one mail. A mail that failed is sent again from the outbox: its own job would find it failed. */
export const sendMailJob = 'send-mail';
