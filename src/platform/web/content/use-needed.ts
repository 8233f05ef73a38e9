import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { z } from 'zod';
import { type Endpoint, endpointUrl, type InputOf, type OutputOf } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { noteRead } from '../kept-parts/part-reads.ts';

type AnyCall = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface Needed<T> {
  /** Absent until it is there; outside an application it never comes. */
  data: T | undefined;
  isComing: boolean;
  isFailed: boolean;
  /** It is for members: a visitor has to sign in first. */
  isForMembers: boolean;
  /** There is no such thing for this reader: of a block that is not published yet there is nothing to ask. */
  isMissing: boolean;
  retry(): void;
}

/** Outside an application there is nothing to ask. */
const nobody = new QueryClient();

/**
 * What the block said it needs: there when the page was loaded with it, renewed after a change. A block that is loaded
 * when it comes near is not wanted before. A page is drawn once on the server, where nothing watches for changes.
 */
export const useNeeded: typeof useWatchedNeed = import.meta.env.SSR ? useDrawnNeed : useWatchedNeed;

/** What failed on the server is asked again by the browser, so until then it is coming. */
function useDrawnNeed<E extends AnyCall>(endpoint: E, input: InputOf<E>): Needed<OutputOf<E>> {
  const call = useContext(CallContext);
  const client = useContext(QueryClientContext);
  const address = endpointUrl(endpoint, input as object);
  noteRead(`answer ${address}`);
  const data = client?.getQueryData<OutputOf<E>>([address]);
  return {
    data,
    isComing: data === undefined && call !== undefined,
    isFailed: false,
    isForMembers: false,
    isMissing: false,
    retry: () => undefined,
  };
}

function useWatchedNeed<E extends AnyCall>(endpoint: E, input: InputOf<E>, isWanted = true): Needed<OutputOf<E>> {
  const call = useContext(CallContext);
  const client = useContext(QueryClientContext);
  const address = endpointUrl(endpoint, input as object);
  noteRead(`answer ${address}`);
  const query = useQuery(
    {
      queryKey: [address],
      queryFn: () => {
        if (call === undefined) throw new Error('no application to ask');
        return call(endpoint, input);
      },
      enabled: isWanted && call !== undefined,
    },
    client ?? nobody,
  );
  return {
    data: query.data as OutputOf<E> | undefined,
    isComing: query.isPending && call !== undefined,
    isFailed: query.isError && query.data === undefined,
    isForMembers: statusOf(query.error) === 401,
    isMissing: statusOf(query.error) === 404,
    retry: () => void query.refetch(),
  };
}

const statusOf = (error: Error | null): number | undefined => (error as { status?: number } | null)?.status;
