import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageReviewTopic } from '#features/page-review/contract/page-review.topics.ts';
import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { reloadAnswersOf, useLoaded } from '#platform/web/api/load-cache.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { useCommentCalls } from '../comments/use-comment-calls.ts';
import { useSession } from '../state/editor-context.ts';
import { useReviewCalls } from './use-review-calls.ts';

/** How the page or the item stands with who looks it over; the editor's loader has put it there. */
export function usePageReview(): PageReview {
  const id = useSession(({ page }) => page.guid);
  return useLoaded(useReviewCalls().read, { params: { id } });
}

/** Once in the editor: hears what others ask, answer and say, and sees that a yes ends with the next change. */
export function useFollowReview(): void {
  const cache = useQueryClient();
  const id = useSession(({ page }) => page.guid);
  const sequence = useSession(({ page }) => page.sequence);
  const { read } = useReviewCalls();
  const { list } = useCommentCalls();
  const { languages, sequence: known } = usePageReview();
  // Of what nobody asked about nothing depends on the last change.
  const isFollowed = languages.some(({ state }) => state === 'approved' || state === 'waiting');
  const isBehind = isFollowed && known !== sequence;
  useEffect(
    () => liveClient.follow(topicAddress(pageReviewTopic, id), () => void reloadAnswersOf(cache, [read, list])),
    [cache, id, read, list],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change counts, also one after another
  useEffect(() => {
    if (isBehind) void reloadAnswersOf(cache, [read]);
  }, [cache, isBehind, read, sequence]);
}
