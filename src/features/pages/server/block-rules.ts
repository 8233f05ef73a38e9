import type { ItemPart } from '#features/list-items/contract/item-part.ts';
import type { ListOptions } from '#features/list-items/contract/list-options.ts';
import type { SearchRole } from '#features/search/contract/search-entries.ts';
import type { SocialImage } from '#platform/contract/files/picture.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { StoredBlock } from '../contract/page.ts';

/** What pages must know of blocks. The blocks stand a floor higher, so the app hands this in. */
export interface BlockRules {
  isKnown(name: string): boolean;
  /** Options as the block's own schema has them today: upgraded, checked, defaults filled in. */
  readOptions(
    block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>,
  ): Record<string, unknown> | undefined;
  socialImage(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>): SocialImage | undefined;
  /** Plain text in this language, in reading order; nothing for a block that we cannot read. */
  searchText(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>, language: string): string[];
  /** What that text is. */
  searchRole(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>): SearchRole;
  /** Which items it shows; nothing for a block that shows none. */
  listOptions(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>): ListOptions | undefined;
  /** The shared part whose blocks it shows; nothing for a block that shows its own. */
  sharedPart(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>): string | undefined;
  /** When it shows something else by itself, such as opening hours. */
  changesAt(
    block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>,
    now: Date,
    timeZone: TimeZone,
  ): Date | undefined;
  /** Of the options that `readOptions` answers. */
  currentVersion(name: string): number;
  /** Whoever else a reader of the block deals with (product.md §1.6). */
  vendors(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>): string[];
  /** The blocks that may have any. */
  namesWithVendors: readonly string[];
  /** The blocks that show a shared part. */
  namesWithParts: readonly string[];
  /** The blocks in which items live. */
  namesWithLists: readonly string[];
  /** The blocks to which readers add this. */
  namesTaking(what: 'votes'): readonly string[];
  /** The blocks that the form of an item can fill. */
  itemParts: readonly ItemPart[];
  /** Options of which one must be filled in, or it shows nothing; nothing for a block that always shows something. */
  needsOneOf(name: string): readonly string[] | undefined;
  /** A block that shows this form; undefined where no block does. */
  showingForm(
    formGuid: string,
  ): { buildingBlockName: string; version: number; content: Record<string, unknown> } | undefined;
  /** People react below it. */
  hasThread(name: string): boolean;
  /** What readers add to it that are no items. */
  takes(name: string): 'votes' | undefined;
  /** Only admins may place or change it. */
  isForAdmins(name: string): boolean;
}
