import type { z } from 'zod';
import type { BlockVendorKey } from '#features/consent/contract/vendor.ts';
import type { ItemPartKind } from '#features/list-items/contract/item-part.ts';
import type { ListOptions } from '#features/list-items/contract/list-options.ts';
import type { SearchRole } from '#features/search/contract/search-entries.ts';
import type { SocialImage } from '#platform/contract/files/picture.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

export const blockGroups = ['content', 'list', 'interaction'] as const;
export type BlockGroup = (typeof blockGroups)[number];

/**
 * A block answers every question about itself here; nothing elsewhere compares block names. The folder is found by its
 * place (`building-blocks/<name>/definition.ts`), so there is no list to add it to.
 */
export interface BlockDefinition<Options extends z.ZodObject = z.ZodObject> {
  /** As stored in `buildingBlockName` and never changed. */
  name: string;
  group: BlockGroup;
  /** A lucide icon's name, for the editor. */
  icon: string;
  /** Goes up when stored options change shape; `upgrade` then brings older ones along. */
  version: number;
  /** Every option with its default: `options.parse({})` is a block that can be drawn. */
  options: Options;
  /** A filled-in example in Dutch and English, for the gallery and the conformance test. */
  example: z.input<Options>;
  upgrade?(options: unknown, fromVersion: number): unknown;
  /** Options of which one must be filled in, or it shows nothing; a block that always shows something says nothing. */
  needsOneOf?: readonly (keyof z.output<Options> & string)[];
  /** Every asset it shows. */
  assets?(options: z.output<Options>): string[];
  /** The picture that stands for the page when it is shared. */
  socialImage?(options: z.output<Options>): SocialImage | undefined;
  /** Which items it shows, for a block that shows a list. */
  list?(options: z.output<Options>): ListOptions;
  /** What readers add to it that are no items; who may is said on the block. */
  takes?: 'votes';
  /** The shared part whose blocks it shows in its place; its view gets them as `block.blocks`. */
  sharedPart?(options: z.output<Options>): string | undefined;
  /** What the form of an item asks for it; without an answer it can be moved and taken away there, and no more. */
  itemPart?: ItemPartKind;
  /** Its options for showing this form, for a block that shows one. */
  showingForm?(formGuid: string): z.input<Options>;
  /** People react below it; a thread of its own hangs on its guid. */
  hasThread?: true;
  /** Only they may place or change it; everyone may when it says nothing. */
  allowedFor?: 'admin';
  /** Whoever else a reader deals with; nothing of theirs loads before the reader lets it (§4, `ConsentGate`). */
  vendors?(options: z.output<Options>): BlockVendorKey[];
  /** Plain text for search, in reading order. */
  searchText?(options: z.output<Options>, language: string): string[];
  /** What that text is, where it is not what the page has to say: found by, but not shown as a piece of it. */
  searchRole?(options: z.output<Options>): SearchRole;
  /** When it will show something else by itself, after this moment: a kept page is drawn anew then. */
  changesAt?(options: z.output<Options>, now: Date, timeZone: TimeZone): Date | undefined;
}

export const defineBlock = <Options extends z.ZodObject>(
  definition: BlockDefinition<Options>,
): BlockDefinition<Options> => definition;

/** What a view gets: the options in the reader's language. */
export type BlockOptions<D> = D extends BlockDefinition<infer O> ? Resolved<z.output<O>> : never;
