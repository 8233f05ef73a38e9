/** For what happens by itself: a job, a mail, word from another process. Long, because a busy machine is no fault. */
export const patience = { timeout: 120_000, interval: 20 };
