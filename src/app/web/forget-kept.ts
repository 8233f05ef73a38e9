import { cacheIndexes } from '#platform/contract/calls/cache-index.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { ForgetKept } from '#platform/web/api/forget-answers.ts';
import { invalidateCall } from '../contract/cache.endpoints.ts';

/** §7: sent twice, for the public and the other variant. That one fails is no reason to fail what was done. */
export const createForgetKept =
  (call: Call, hostName: string): ForgetKept =>
  async (addresses) => {
    const indexes = addresses.flatMap((address) => cacheIndexes(hostName, `GET ${address}`));
    await Promise.allSettled(indexes.map((index) => call(invalidateCall, { body: { index } })));
  };
