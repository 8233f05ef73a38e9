import type { Call } from '#platform/contract/calls/endpoint.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { readMailStatus, readOutbox } from '../contract/mail.endpoints.ts';

type LoadCache = Parameters<typeof loadFresh>[0]['loadCache'];

const states = ['Waiting', 'Sent', 'Kept', 'Failed'] as const;

export const outboxInput = (search: URLSearchParams) => {
  const state = states.find((one) => one === search.get('state'));
  return {
    query: {
      pageNumber: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
      search: search.get('search') ?? '',
      ...(state === undefined ? {} : { state }),
    },
  };
};

export const loadOutbox = (app: { call: Call; loadCache: LoadCache }, url: URL) =>
  Promise.all([loadFresh(app, readOutbox, outboxInput(url.searchParams)), load(app, readMailStatus, {})]);
