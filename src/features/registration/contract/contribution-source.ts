import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

/** §4: what can be brought by somebody whose address is still to be proven. */
export const contributionKinds = ['ListItem', 'FormSubmission'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

export const ContributionSource = z.object({ kind: z.enum(contributionKinds), guid: Guid });
export type ContributionSource = z.infer<typeof ContributionSource>;
