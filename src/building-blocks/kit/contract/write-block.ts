import type { z } from 'zod';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { BlockDefinition } from './block-definition.ts';

/** A block as it is written in code, before it has a place on a page. */
export type WrittenBlock = Omit<z.input<typeof StoredBlock>, 'guid' | 'layoutPosition' | 'sortId'>;
/** What a block has around it, whatever its kind. */
export type BlockFrame = Partial<Omit<WrittenBlock, 'buildingBlockName' | 'version' | 'options'>>;

/** The compiler holds the options against the block's own schema. */
export const blockWriter =
  <Options extends z.ZodObject>({ name, version }: BlockDefinition<Options>) =>
  (options: z.input<Options>, frame: BlockFrame = {}): WrittenBlock => ({
    buildingBlockName: name,
    version,
    options,
    ...frame,
  });
