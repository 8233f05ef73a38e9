import { z } from 'zod';
import { PageReaders } from '#features/pages/contract/overview/pages-change.ts';
import { Guid } from '#platform/contract/calls/guid.ts';

/** What undoes a publication of several things; as it is answered, so it is sent. */
export const WayBack = z.object({
  pages: z.array(PageReaders.extend({ guid: Guid })).max(100),
  /** Hidden again. */
  menuItems: z.array(Guid).max(100),
  /** Drafts again, by the version that readers have of them. */
  items: z.array(z.object({ guid: Guid, version: z.int32().min(1) })).max(100),
});
export type WayBack = z.infer<typeof WayBack>;
