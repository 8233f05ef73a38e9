import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnyEndpoint } from '#platform/contract/calls/endpoint.ts';
import { type LiveTopic, topicAddress } from '#platform/contract/calls/live-topic.ts';
import { reloadAnswersOf } from '../api/load-cache.ts';
import { liveClient } from './live-client.ts';

/**
 * While this screen is there, the answers of these calls are loaded again when the server says that the topic changed.
 * What is on the screen stays until the new answer is there, and focus and scroll stay with it. Calls are named at the
 * top of a file, so that they are the same ones at each drawing.
 */
export function useLive(topic: LiveTopic, calls: readonly AnyEndpoint[]): void {
  const cache = useQueryClient();
  useEffect(
    () => liveClient.follow(topicAddress(topic), () => void reloadAnswersOf(cache, calls)),
    [cache, topic, calls],
  );
}
