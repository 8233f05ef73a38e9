/** How long ago someone was here: within a week, a month or a year, longer ago, or never. */
export const lastSeenPeriods = ['week', 'month', 'year', 'longer', 'never'] as const;
export type LastSeenPeriod = (typeof lastSeenPeriods)[number];

export const userSorts = ['name', 'email', 'type', 'lastSeen', 'created'] as const;
export type UserSort = (typeof userSorts)[number];
