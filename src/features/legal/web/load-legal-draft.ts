import { type Call, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { load } from '#platform/web/api/load-cache.ts';
import { readLegalDraft } from '../contract/legal.endpoints.ts';
import { isLegalKind } from '../contract/legal-kind.ts';
import { whenLeftIsSaved } from './draft-saver.ts';

type LoadCache = Parameters<typeof load>[0]['loadCache'];

/** In the route's loader. */
export async function loadLegalDraft(app: { call: Call; loadCache: LoadCache }, url: URL): Promise<void> {
  const kind = url.pathname.split('/').at(-1);
  if (!isLegalKind(kind)) throw notFound();
  await whenLeftIsSaved();
  // Another admin may write too: what is edited must be what there is.
  app.loadCache.removeQueries({ queryKey: [endpointUrl(readLegalDraft, { params: { kind } })] });
  await load(app, readLegalDraft, { params: { kind } });
}
