/**
 * waiting: for an editor or a moderator; public: others see it, as far as they may; kept: with who it was sent to;
 * withdrawn: taken back by who did it; removed: taken away, or refused, by somebody else.
 */
export const activityStates = ['waiting', 'public', 'kept', 'withdrawn', 'removed'] as const;
export type ActivityState = (typeof activityStates)[number];
