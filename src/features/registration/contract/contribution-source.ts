import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { contributionKinds } from './contribution-kinds.ts';

export const ContributionSource = z.object({ kind: z.enum(contributionKinds), guid: Guid });
