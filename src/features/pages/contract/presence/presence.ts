import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

/** Someone with the page open to edit it, in one tab. */
export const PersonHere = z.object({
  tab: Guid,
  id: z.string(),
  name: z.string(),
  /** The block where they are. */
  block: Guid.nullable(),
  isTyping: z.boolean(),
});
export type PersonHere = z.infer<typeof PersonHere>;

/** Who was not heard of for so long is gone. */
export const presenceSeconds = 60;
