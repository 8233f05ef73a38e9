import { cacheTokenTag } from '#platform/contract/calls/cache-tag.ts';
import type { Platform } from '../platform.ts';

export type CacheTokenService = ReturnType<typeof createCacheTokenService>;

/** §4: changes with menu and settings, so that a browser knows when to load them again. */
export const createCacheTokenService = ({ platform }: { platform: Platform }) => ({
  current: (): Promise<string> =>
    platform.remember('cache-token', [cacheTokenTag], async () => {
      const row = await platform.db.selectFrom('cache_token').select('token').executeTakeFirstOrThrow();
      return row.token;
    }),
});
