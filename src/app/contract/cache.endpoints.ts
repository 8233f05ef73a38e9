import { z } from 'zod';
import { tagOfCall } from '#platform/contract/calls/cache-index.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';

/** §7: the browser sends it twice, for the public and the other variant. */
export const invalidateCall = defineEndpoint({
  method: 'DELETE',
  path: '/cache_invalidate',
  access: 'content-manager',
  feature: 'cache',
  summary: 'Forget one kept answer, on every process',
  body: z.object({
    index: z
      .string()
      .regex(/^[a-z0-9.:-]{1,300}-[0-9a-z]{1,20}$/)
      .describe('Host name and hash of the call'),
  }),
  audits: { nothing: 'changes nothing that is stored' },
  touches: [tagOfCall],
  output: z.undefined(),
});
