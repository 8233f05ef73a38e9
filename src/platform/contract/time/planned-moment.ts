const minute = 60_000;

/**
 * What is planned is chosen to the minute, and whoever chooses the coming one may press when it has begun: that minute
 * is still to come, and what is planned for it happens within the next.
 */
export const isOver = (planned: Date, now: Date): boolean => planned.getTime() + minute <= now.getTime();
