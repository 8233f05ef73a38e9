import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import type { AnyEndpoint } from '#platform/contract/calls/endpoint.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';

interface FollowedPoll {
  guid: string;
  /** While somebody sees how it stands, and it can change. */
  isFollowed: boolean;
  isSignedIn: boolean;
}

/** The votes of others, as they come. Calls are named at the top of a file, so that they are the same ones at each drawing. */
export function useLivePoll({ guid, isFollowed, isSignedIn }: FollowedPoll, calls: readonly AnyEndpoint[]): void {
  const cache = useContext(QueryClientContext);
  useEffect(() => {
    if (!isFollowed || cache === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./follow-poll.ts').then(
      ({ followPoll }) => {
        if (!isGone) stop = followPoll(guid, isSignedIn, () => void reloadAnswersOf(cache, calls));
      },
      // Without it the result is of the moment when it was asked for.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [cache, guid, isFollowed, isSignedIn, calls]);
}
