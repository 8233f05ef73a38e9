import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { findingKinds } from './finding.ts';

/** One kind of finding over all that readers have, and the pages where it stands, those with the most of it first. */
export const FoundOnPages = z.object({
  kind: z.enum(findingKinds),
  count: z.int(),
  pages: z.array(z.object({ guid: Guid, title: z.string(), path: z.string().nullable(), count: z.int() })),
});
export type FoundOnPages = z.infer<typeof FoundOnPages>;
