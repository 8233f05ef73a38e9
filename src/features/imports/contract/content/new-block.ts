import type { Language } from '#platform/contract/texts/language.ts';
import type { Remark } from '../remark.ts';
import type { SourceBlock } from './source-block.ts';

/** A file of the old site that is ours by now. */
export interface KnownPicture {
  guid: string;
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

/** What the old site's addresses mean here. */
export interface KnownThings {
  pictureAt(src: string): KnownPicture | undefined;
  pictureById(id: string): KnownPicture | undefined;
  /** Undefined when it leads nowhere any more. */
  hrefOf(href: string): string | undefined;
}

export interface NewBlock {
  buildingBlockName: string;
  options: Record<string, unknown>;
}

/** Which blocks there are, the app knows. */
export interface ImportedBlocks {
  /** A picture that is not there, or a link to nowhere, is left out and told. */
  assemble(
    source: readonly SourceBlock[],
    known: KnownThings,
    /** Of its words; the platform's first where it is not said. */
    language?: Language,
  ): { blocks: NewBlock[]; remarks: Remark[] };
  /** A list of items of one type. */
  listOf(itemTypeName: string): NewBlock;
}
