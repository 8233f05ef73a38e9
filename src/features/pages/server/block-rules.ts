import type { StoredBlock } from '../contract/page.ts';

/** What pages must know of blocks. The blocks stand a floor higher, so the app hands this in. */
export interface BlockRules {
  isKnown(name: string): boolean;
  /** Options as the block's own schema has them today: upgraded, checked, defaults filled in. */
  readOptions(
    block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>,
  ): Record<string, unknown> | undefined;
  socialImage(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>): string | undefined;
  /** Plain text in this language, in reading order; nothing for a block that we cannot read. */
  searchText(block: Pick<StoredBlock, 'buildingBlockName' | 'version' | 'options'>, language: string): string[];
}
