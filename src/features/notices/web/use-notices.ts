import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import type { Notices } from '../contract/notice.ts';
import { readNotices } from '../contract/notices.endpoints.ts';
import { noticesTopic } from '../contract/notices.topics.ts';

interface NoticesState {
  notices: Notices | undefined;
  /** What is shown may be old: the server did not answer. */
  isBehind: boolean;
}

/** What one is told, as it is now: asked again whenever the server says that it changed. */
export function useNotices(userId: string | undefined, before?: string): NoticesState {
  const call = useCall();
  const cache = useQueryClient();
  const language = useLanguage();
  const input = { query: { language, before } };
  const { data, isError } = useQuery({
    queryKey: [endpointUrl(readNotices, input)],
    queryFn: () => call(readNotices, input),
    enabled: userId !== undefined,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    staleTime: 0,
    placeholderData: (known) => known,
  });
  useEffect(() => {
    if (userId === undefined) return;
    return liveClient.follow(topicAddress(noticesTopic, userId), () => void reloadAnswersOf(cache, [readNotices]));
  }, [cache, userId]);
  return { notices: data, isBehind: isError };
}
