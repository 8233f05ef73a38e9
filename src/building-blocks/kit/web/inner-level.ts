import type { BlockInstance } from '#features/pages/contract/page.ts';
import { isFilled } from './localized.tsx';

/** The level of a heading inside the block: beneath its own heading, or in its place. */
export const innerLevel = (block: BlockInstance): number => block.headingLevel + (isFilled(block.heading) ? 1 : 0);
