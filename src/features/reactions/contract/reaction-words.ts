/** On what one can react: an item of a list, or a page by its block Reactions. */
export const threadKinds = ['item', 'block'] as const;
export type ThreadKind = (typeof threadKinds)[number];

export const threadOrders = ['oldest', 'newest', 'most'] as const;
export type ThreadOrder = (typeof threadOrders)[number];

/**
 * unproven: waits for its address; waiting: for a moderator. The rest has been on the site: shown, removed by a moderator,
 * withdrawn by who wrote it.
 */
export const reactionStates = ['unproven', 'waiting', 'shown', 'removed', 'withdrawn'] as const;
export type ReactionState = (typeof reactionStates)[number];

/** Why somebody reports a reaction, and why a moderator removes one. */
export const reportReasons = ['insult', 'personal', 'advertising', 'elsewhere'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Whether a moderator looks before readers see it, or after. */
export const moderations = ['before', 'after'] as const;
export type Moderation = (typeof moderations)[number];

/** What a reader has to do to react: nothing more, give a name, prove an address, sign in; or they may not. */
export const waysToReact = ['member', 'guest', 'proof', 'sign-in', 'none'] as const;
export type WayToReact = (typeof waysToReact)[number];

export const longestReaction = 4000;
export const longestName = 80;
export const reactionsInPart = 20;
/** Of each reaction in a part; the rest is asked for. */
export const answersAtFirst = 3;
