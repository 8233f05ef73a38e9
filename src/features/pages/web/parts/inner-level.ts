import { isFilled } from '#platform/web/content/localized.tsx';
import type { BlockInstance } from '../../contract/page.ts';

/** The level of a heading inside the block: beneath its own heading, or in its place. */
export const innerLevel = (block: BlockInstance): number => block.headingLevel + (isFilled(block.heading) ? 1 : 0);
