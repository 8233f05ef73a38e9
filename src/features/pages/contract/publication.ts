import type { ReviewState } from '#features/page-review/contract/review-rules.ts';
import type { PageState } from './working-copy.ts';

/** Is it public: one word, for a page and for each language of it. */
export const publications = ['draft', 'published', 'changed', 'scheduled', 'waiting', 'failed'] as const;
export type Publication = (typeof publications)[number];

/** As far as it decides that word. */
export type PublicationFacts = Pick<PageState, 'isPublished' | 'hasChanges' | 'publishAt'> & {
  failedPlan: Pick<NonNullable<PageState['failedPlan']>, 'action'> | null;
};

export function publicationOf(
  { isPublished, hasChanges, publishAt, failedPlan }: PublicationFacts,
  { state }: { state: ReviewState },
): Publication {
  if (state === 'waiting') return 'waiting';
  if (publishAt !== null) return 'scheduled';
  if (failedPlan?.action === 'publish' && (!isPublished || hasChanges)) return 'failed';
  if (!isPublished) return 'draft';
  return hasChanges ? 'changed' : 'published';
}
