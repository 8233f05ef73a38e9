import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { publicationOf } from '#features/pages/contract/publication.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { canAsk, stateOfAll } from '../review/languages-in-review.ts';

export type PublishAction =
  | 'publish'
  | 'ask'
  | 'approve'
  | 'approveAndPublish'
  | 'sendBack'
  | 'withdraw'
  | 'schedule'
  | 'stopSchedule'
  | 'publishWithNote'
  | 'publishLanguages'
  | 'versions'
  | 'discard'
  | 'unpublish';

/** What the button does; nothing while readers have all of it, or while someone else looks it over. */
export function mainAction(page: PageState, review: PageReview): PublishAction | undefined {
  const { can } = review;
  const publication = publicationOf(page, { state: stateOfAll(review) });
  if (publication === 'published') return undefined;
  if (can.approve) return 'approve';
  if (publication === 'scheduled' && can.publish) return 'schedule';
  if (can.publish) return 'publish';
  return canAsk(review) ? 'ask' : undefined;
}

/** What stands behind the arrow, without what the button does already. */
export function otherActions(page: PageState, review: PageReview): PublishAction[] {
  const { can } = review;
  const isPlanned = page.publishAt !== null;
  const hasNews = !page.isPublished || page.hasChanges;
  const offered: [PublishAction, boolean][] = [
    ['approveAndPublish', can.approve],
    ['sendBack', can.approve],
    ['withdraw', can.withdraw],
    ['publish', can.publish && !can.approve && (hasNews || isPlanned)],
    // To take it off the site at an hour needs nobody's yes.
    ['schedule', can.publish || !hasNews],
    ['stopSchedule', isPlanned],
    ['ask', canAsk(review) && hasNews],
    ['publishWithNote', can.publish && hasNews],
    ['publishLanguages', can.publish && hasNews],
    ['versions', true],
    ['discard', page.isPublished && page.hasChanges],
    ['unpublish', page.isPublished],
  ];
  const main = mainAction(page, review);
  return offered.flatMap(([action, isOffered]) => (isOffered && action !== main ? [action] : []));
}

/** What can be done at once about something that was planned and did not happen. */
export function waysOn(page: PageState, review: PageReview): PublishAction[] {
  const { can } = review;
  if (page.failedPlan?.action === 'unpublish') return page.isPublished ? ['unpublish', 'schedule'] : [];
  if (page.isPublished && !page.hasChanges) return [];
  if (can.approve) return ['approveAndPublish'];
  if (can.publish) return ['publish', 'schedule'];
  return canAsk(review) ? ['ask'] : [];
}
