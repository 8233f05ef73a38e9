import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { Language } from '#platform/contract/texts/language.ts';

/** When readers get it, and when they lose it. */
export interface Planned extends Pick<PageState, 'publishAt' | 'unpublishAt'> {
  /** Of a plan that is put back as it was: which go out then. */
  languages?: readonly Language[] | null;
}
