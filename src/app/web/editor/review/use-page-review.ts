import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPageComments } from '#features/page-review/contract/page-comments.endpoints.ts';
import { readPageReview } from '#features/page-review/contract/page-review.endpoints.ts';
import { pageReviewTopic } from '#features/page-review/contract/page-review.topics.ts';
import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { reloadAnswersOf, useLoaded } from '#platform/web/api/load-cache.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useSession } from '../state/editor-context.ts';

const followed = [readPageReview, listPageComments];

/** How the page stands with who looks it over; the editor's loader has put it there. */
export function usePageReview(): PageReview {
  const isItem = useItemTarget() !== undefined;
  // Which of the two it is never changes while the editor is open.
  // biome-ignore lint/correctness/useHookAtTopLevel: as said above
  return isItem ? ofItems : useReviewOfPage();
}

function useReviewOfPage(): PageReview {
  const id = useSession(({ page }) => page.guid);
  return useLoaded(readPageReview, { params: { id } });
}

/** Nobody looks items over: who may write one may publish it. */
const ofItems: PageReview = {
  isNeeded: false,
  state: 'none',
  sequence: null,
  asked: null,
  answered: null,
  can: { publish: true, ask: false, withdraw: false, approve: false },
};

/** Once in the editor: hears what others ask, answer and say, and sees that a yes ends with the next change. */
export function useFollowReview(): void {
  const cache = useQueryClient();
  const id = useSession(({ page }) => page.guid);
  const sequence = useSession(({ page }) => page.sequence);
  const { state, sequence: looked } = usePageReview();
  const hasLapsed = state === 'approved' && looked !== sequence;
  const isItem = useItemTarget() !== undefined;
  useEffect(() => {
    if (isItem) return undefined;
    return liveClient.follow(topicAddress(pageReviewTopic, id), () => void reloadAnswersOf(cache, followed));
  }, [cache, id, isItem]);
  useEffect(() => {
    if (hasLapsed) void reloadAnswersOf(cache, [readPageReview]);
  }, [cache, hasLapsed]);
}
