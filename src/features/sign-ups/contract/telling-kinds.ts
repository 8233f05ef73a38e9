/** What an organiser tells all who signed up. */
export const tellingKinds = ['moved', 'cancelled', 'other'] as const;
export type TellingKind = (typeof tellingKinds)[number];
