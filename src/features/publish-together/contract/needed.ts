import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { reasons, thingKinds, thingStates } from './needed-rules.ts';

/** Something that readers do not have, or not as it is written. */
export const NeededThing = z.object({
  kind: z.enum(thingKinds),
  guid: Guid,
  /** Nothing for what the viewer may not edit and so is not told of. */
  title: z.string().nullable(),
  /** Of a page: where it stands. */
  path: z.string().nullable(),
  state: z.enum(thingStates),
  /** When readers would get it by itself. */
  publishAt: z.iso.datetime().nullable(),
  reason: z.enum(reasons),
  /** What it is needed by, when that is not the page itself. */
  by: z.object({ guid: Guid, title: z.string() }).nullable(),
  /** How many published pages show this shared part or template. */
  uses: z.number().int(),
  /** Of a page: what it is at, to be sent along. */
  sequence: z.number().int().nullable(),
  /** Without it readers meet a hole or a link that leads nowhere. */
  isNeeded: z.boolean(),
  /** The code of why this viewer cannot publish it as it is. */
  whyNot: z.string().nullable(),
});
export type NeededThing = z.infer<typeof NeededThing>;

export const Needed = z.object({
  things: z.array(NeededThing),
  /** Whether there are more than are named here; who publishes these is told of the others the next time. */
  hasMore: z.object({ pages: z.boolean(), items: z.boolean() }),
});
export type Needed = z.infer<typeof Needed>;
