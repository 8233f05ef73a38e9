/** What an organiser tells all who signed up; `none` for who tells them otherwise. */
export const tellingKinds = ['moved', 'cancelled', 'other', 'none'] as const;
export type TellingKind = (typeof tellingKinds)[number];
