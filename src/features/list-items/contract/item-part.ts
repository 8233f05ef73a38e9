import { z } from 'zod';

/**
 * What the form of an item asks for a block: one text in its option `text`, one picture in the fields of its own (§3), or
 * one film in `video` with its `captions`, or elsewhere at `url`. In the order in which the form offers them; a new item begins with the first.
 */
export const itemPartKinds = ['text', 'picture', 'video'] as const;
export type ItemPartKind = (typeof itemPartKinds)[number];

/** A block that the form of an item can fill; of another it keeps what is in it. */
export const ItemPart = z.object({
  kind: z.enum(itemPartKinds),
  buildingBlockName: z.string(),
  version: z.number().int(),
});
export type ItemPart = z.infer<typeof ItemPart>;
