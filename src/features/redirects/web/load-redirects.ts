import type { Call } from '#platform/contract/calls/endpoint.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { listRedirects } from '../contract/redirects.endpoints.ts';
import { redirectsQueryOf } from './redirects-address.ts';

interface App {
  call: Call;
  loadCache: Parameters<typeof loadFresh>[0]['loadCache'];
}

export const loadRedirects = (app: App, url: URL): Promise<unknown> =>
  loadFresh(app, listRedirects, { query: redirectsQueryOf(url.searchParams) });
