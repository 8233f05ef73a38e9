import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import type { OwnThread, ThreadTarget } from '../contract/reaction.ts';
import { readAnswers, readOwnThread, readThread } from '../contract/reactions.endpoints.ts';
import { readOwnKeys } from './own-keys.ts';

export interface OwnThreadState {
  /** Not there on the server, nor for a visitor who never wrote anything. */
  own: OwnThread | undefined;
  /** After something was written: what all see and what one sees oneself. */
  renew(): Promise<void>;
}

/** What one wrote in this thread oneself: signed in, or by the keys that this browser keeps. */
export function useOwnThread(target: ThreadTarget, isSignedIn: boolean): OwnThreadState {
  const call = useCall();
  const cache = useQueryClient();
  const isAlive = useIsAlive();
  const queryKey = [endpointUrl(readOwnThread, { params: target })];
  const { data: own } = useQuery({
    queryKey,
    queryFn: () => call(readOwnThread, { params: target, body: { keys: readOwnKeys().map(({ key }) => key) } }),
    enabled: isAlive && (isSignedIn || readOwnKeys().length > 0),
    // Proven in another tab, it is there when one comes back to this one.
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  return {
    own,
    async renew() {
      await Promise.all([
        cache.fetchQuery({
          queryKey,
          queryFn: () => call(readOwnThread, { params: target, body: { keys: readOwnKeys().map(({ key }) => key) } }),
          staleTime: 0,
        }),
        reloadAnswersOf(cache, [readThread, readAnswers]),
      ]);
    },
  };
}
