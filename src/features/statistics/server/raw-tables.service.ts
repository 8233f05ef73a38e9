/** What happened, with the number of who did it: kept for two days, and so in no file that is kept for longer. */
export const rawTables: readonly string[] = ['statistic_batch', 'statistic_event'];
