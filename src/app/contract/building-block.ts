import { z } from 'zod';
import { blockGroups } from '#blocks/kit/contract/block-definition.ts';
import { OptionField } from '#platform/contract/options/option-field.ts';

const Options = z.record(z.string(), z.unknown());

/** What an editor must know of a kind of block to offer it, to add one and to ask for its options. */
export const BuildingBlock = z.object({
  /** As in `buildingBlockName`. */
  name: z.string(),
  group: z.enum(blockGroups),
  /** The name of a lucide icon. */
  icon: z.string(),
  version: z.number().int(),
  /** The options of a new one. */
  defaults: Options,
  /** Options filled in, in Dutch and English: for a preview. */
  example: Options,
  /** Who may place and change it, where that is not everyone who may edit the page. */
  allowedFor: z.literal('admin').optional(),
  /** Items live in it: who may add them is said on the block (§6). */
  hasItems: z.boolean(),
  /** Readers vote in it: who may is said on the block as well. */
  takesVotes: z.boolean(),
  /** People react below it. */
  hasThread: z.boolean(),
  /** It shows a shared part, and so cannot stand in one. */
  showsSharedPart: z.boolean(),
  /** Options of which one must be filled in, or it shows nothing. */
  needsOneOf: z.array(z.string()).optional(),
  fields: z.array(OptionField),
});
export type BuildingBlock = z.infer<typeof BuildingBlock>;
