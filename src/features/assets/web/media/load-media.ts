import type { Call } from '#platform/contract/calls/endpoint.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import { listMedia, listMediaFolders, readStorage } from '../../contract/media.endpoints.ts';
import { mediaQueryOf } from './media-address.ts';

interface App {
  call: Call;
  loadCache: Parameters<typeof load>[0]['loadCache'];
}

export const loadMedia = (app: App, url: URL): Promise<unknown> =>
  Promise.all([
    loadFresh(app, listMedia, { query: mediaQueryOf(url.searchParams) }),
    load(app, listMediaFolders, {}),
    loadFresh(app, readStorage, {}),
  ]);
