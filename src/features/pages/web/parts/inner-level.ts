import type { BlockInstance } from '../../contract/page.ts';

/** The level of a heading inside the block: beneath its own heading, or in its place. */
export const innerLevel = (block: BlockInstance): number =>
  block.headingLevel + ((block.heading?.value ?? '') === '' ? 0 : 1);
