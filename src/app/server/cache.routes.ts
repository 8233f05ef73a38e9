import { callTag } from '#platform/contract/calls/cache-index.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { invalidateCall } from '../contract/cache.endpoints.ts';

export const cacheRoutes: Route<unknown>[] = [
  route(invalidateCall, async ({ platform }, { body }) => {
    await platform.transaction(async (_, touch) => touch(callTag(body.index)));
    return undefined;
  }),
];
