/** Of one form. */
export const mostHooks = 10;

/** An old secret signs along for this long, so that a receiver can change over without missing anything. */
export const overlapHours = 24;

/** How long the log goes back. */
export const daysInLog = 30;

export const mostLogLines = 500;
