import type { PageState } from '#features/pages/contract/working-copy.ts';

/** When readers get it, and when they lose it. */
export type Planned = Pick<PageState, 'publishAt' | 'unpublishAt'>;
