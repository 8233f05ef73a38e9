import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

const count = z.number().int();

/** A block that readers have, and how often it was in sight and used: at most once for each time its page was opened. */
export const BlockRow = z.object({
  guid: Guid,
  /** Its heading, or else the title of its page. */
  title: z.string(),
  buildingBlockName: z.string(),
  pageGuid: Guid,
  path: z.string().nullable(),
  seen: count,
  pressed: count,
});
export type BlockRow = z.infer<typeof BlockRow>;
