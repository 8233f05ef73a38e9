/** §4: what can be brought by somebody whose address is still to be proven. */
export const contributionKinds = ['ListItem', 'FormSubmission'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

export interface ContributionSource {
  kind: ContributionKind;
  guid: string;
}
