import type { PageState } from '#features/pages/contract/working-copy.ts';

/** Is it public: one word, which decides what the button says. */
export type Publication = 'draft' | 'published' | 'changed' | 'scheduled';

export function publicationOf({ isPublished, hasChanges, publishAt }: PageState): Publication {
  if (publishAt !== null) return 'scheduled';
  if (!isPublished) return 'draft';
  return hasChanges ? 'changed' : 'published';
}

export type PublishAction = 'publish' | 'schedule' | 'stopSchedule' | 'discard' | 'unpublish';

/** What the button does; nothing while readers have all of it. */
export const mainAction: Record<Publication, PublishAction | undefined> = {
  draft: 'publish',
  published: undefined,
  changed: 'publish',
  scheduled: 'schedule',
};

/** What stands behind the arrow. */
export function otherActions(page: PageState): PublishAction[] {
  const publication = publicationOf(page);
  return [
    ...(publication === 'scheduled' ? (['publish', 'stopSchedule'] as const) : (['schedule'] as const)),
    ...(page.isPublished && page.hasChanges ? (['discard'] as const) : []),
    ...(page.isPublished ? (['unpublish'] as const) : []),
  ];
}
