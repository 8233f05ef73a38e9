import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageHistory, PageHistoryEntry } from '#features/pages/contract/history/page-history.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { useSession } from '../../state/editor-context.ts';
import { useHistoryCalls } from '../use-history-calls.ts';

export interface History {
  entries: readonly PageHistoryEntry[];
  state: 'loading' | 'there' | 'failed';
  hasOlder: boolean;
  isAskingOlder: boolean;
  askOlder(): void;
  retry(): void;
}

/** The history of the page or the item in steps, and again when someone does something to it. */
export function useHistory(isPublishedOnly: boolean): History {
  const call = useCall();
  const cache = useQueryClient();
  const { history, topic } = useHistoryCalls();
  const id = useSession(({ page }) => page.guid);
  const only = isPublishedOnly ? { only: 'versions' as const } : {};
  const asked = useInfiniteQuery({
    queryKey: [endpointUrl(history, { params: { id }, query: only }), 'in steps'],
    queryFn: ({ pageParam }) => call(history, { params: { id }, query: { ...only, ...pageParam } }),
    initialPageParam: {} as Partial<NonNullable<PageHistory['older']>>,
    getNextPageParam: ({ older }) => older,
  });
  useEffect(
    () => liveClient.follow(topicAddress(topic, id), () => void reloadAnswersOf(cache, [history])),
    [cache, id, history, topic],
  );
  return {
    entries: asked.data?.pages.flatMap(({ entries }) => entries) ?? [],
    state: asked.data !== undefined ? 'there' : asked.isError ? 'failed' : 'loading',
    hasOlder: asked.hasNextPage,
    isAskingOlder: asked.isFetchingNextPage,
    askOlder: () => void asked.fetchNextPage(),
    retry: () => void asked.refetch(),
  };
}
