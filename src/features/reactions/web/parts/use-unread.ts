import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { lookAtList, readUnread, type UnreadTopic } from '../../contract/forum.endpoints.ts';

const none: readonly UnreadTopic[] = [];

/** What is new to this member of the topics that are in sight: asked by the browser, in no page that is kept. */
export function useUnread(guids: readonly string[]): {
  unread: readonly UnreadTopic[];
  /** Of the whole list, by its block. */
  markRead(listGuid: string): Promise<void>;
} {
  const call = useCall();
  const cache = useQueryClient();
  const isAlive = useIsAlive();
  const isSignedIn = useContext(IsSignedInContext);
  const queryKey = [endpointUrl(readUnread, {}), ...guids];
  const { data: unread = none } = useQuery({
    queryKey,
    queryFn: () => call(readUnread, { body: { guids: [...guids] } }),
    enabled: isAlive && isSignedIn && guids.length > 0,
    // Read in another tab, it is read here.
    refetchOnWindowFocus: true,
    // A list without its marks is a list; nothing is asked twice for them.
    retry: false,
    staleTime: 0,
  });
  return {
    unread,
    async markRead(listGuid) {
      await call(lookAtList, { params: { guid: listGuid } });
      // An answer that is still on its way was given before that.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, none);
    },
  };
}
