/** A vote says "good idea"; who joins wants to do it too, and is known by name to the other members. */
export const supportKinds = ['vote', 'join'] as const;
export type SupportKind = (typeof supportKinds)[number];
