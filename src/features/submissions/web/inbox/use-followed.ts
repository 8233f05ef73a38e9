import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { formInboxTopic } from '../../contract/submissions.topics.ts';
import { shownAnswers } from './use-handling.ts';

/** New submissions, and what colleagues do, appear by themselves. */
export function useFollowed(formGuid: string): void {
  const cache = useQueryClient();
  useEffect(
    () => liveClient.follow(topicAddress(formInboxTopic, formGuid), () => void reloadAnswersOf(cache, shownAnswers)),
    [cache, formGuid],
  );
}
