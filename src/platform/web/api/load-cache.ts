import {
  hashKey,
  QueryClient,
  type QueryKey,
  type UseSuspenseQueryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type AnyEndpoint,
  type Call,
  type Endpoint,
  endpointUrl,
  type InputOf,
  isAddressOf,
  type OutputOf,
} from '#platform/contract/calls/endpoint.ts';
import { noteRead } from '../kept-parts/part-reads.ts';
import { useCall } from './call-context.ts';

type AnyCall = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

/** What was loaded on the server, by address; it travels with the page so that nothing is fetched twice. */
export type LoadedAnswers = Record<string, unknown>;

/** Nearly every question is known by its address alone, which need not be written as JSON to be found. */
const hashOf = (key: QueryKey): string => {
  const [address] = key;
  return key.length === 1 && typeof address === 'string' ? address : hashKey(key);
};

export const createLoadCache = (loaded: LoadedAnswers = {}): QueryClient => {
  const client = new QueryClient({
    // On the server the cache lives for one request: no timers for it.
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60_000,
        retry: false,
        queryKeyHashFn: hashOf,
        refetchOnWindowFocus: false,
      },
    },
  });
  for (const [address, answer] of Object.entries(loaded)) client.setQueryData([address], answer);
  return client;
};

function queryOf<E extends AnyCall>(call: Call, endpoint: E, input: InputOf<E>): UseSuspenseQueryOptions<OutputOf<E>> {
  return { queryKey: [endpointUrl(endpoint, input)], queryFn: () => call(endpoint, input) };
}

/** In a route's loader: the answer, from the cache where it is fresh. On the server it always is: the cache lives for one page. */
export function load<E extends AnyCall>(
  { call, loadCache }: { call: Call; loadCache: QueryClient },
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const query = queryOf(call, endpoint, input);
  const known = import.meta.env.SSR ? loadCache.getQueryData<OutputOf<E>>(query.queryKey) : undefined;
  return known === undefined ? loadCache.fetchQuery(query as never) : Promise.resolve(known);
}

/** As `load`, but never what was loaded before: for lists that change while nobody here does anything. */
export const loadFresh = <E extends AnyCall>(
  { call, loadCache }: { call: Call; loadCache: QueryClient },
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> => loadCache.fetchQuery({ ...queryOf(call, endpoint, input), staleTime: 0 } as never);

/** A page is drawn once, from what its loaders have put there: nothing on the server watches for changes. */
const useAnswer: typeof useSuspenseAnswer = import.meta.env.SSR ? useDrawnAnswer : useSuspenseAnswer;

function useSuspenseAnswer<T>(query: UseSuspenseQueryOptions<T>): T {
  return useSuspenseQuery(query).data;
}

function useDrawnAnswer<T>(query: UseSuspenseQueryOptions<T>): T {
  const answer = useQueryClient().getQueryData<T>(query.queryKey);
  if (answer === undefined) throw new Error(`Not loaded before the page was drawn: ${String(query.queryKey[0])}`);
  return answer;
}

/** In a component: what the loader has put there, and again whenever it changes. */
export function useLoaded<E extends AnyCall>(endpoint: E, input: InputOf<E>): OutputOf<E> {
  const call = useCall();
  const query = queryOf(call, endpoint, input);
  noteRead(`answer ${query.queryKey[0]}`);
  return useAnswer(query);
}

export function loadedAnswers(client: QueryClient): LoadedAnswers {
  const answers: LoadedAnswers = {};
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.status === 'success') answers[String(query.queryKey[0])] = query.state.data;
  }
  return answers;
}

/**
 * Every kept answer of these calls, whatever was asked, or with `about` in its address alone. What is on a screen is asked
 * for again, the rest when it is needed.
 */
export const reloadAnswersOf = (
  client: QueryClient,
  endpoints: readonly AnyEndpoint[],
  about?: string,
): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const address = String(queryKey[0]);
      if (about !== undefined && !address.includes(about)) return false;
      return endpoints.some((endpoint) => isAddressOf(endpoint, address));
    },
  });
