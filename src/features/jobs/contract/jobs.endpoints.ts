import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { jobAudit } from './jobs.audit.ts';

const feature = 'jobs';

/** Work that was tried as often as it may be and did not succeed. */
export const FailedJob = z.object({
  id: Guid,
  /** As the server calls the work; the screens have words for those that they know. */
  name: z.string(),
  failedAt: z.iso.datetime(),
  attempts: z.number().int(),
  /** One line, without anything secret. */
  reason: z.string(),
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/failed',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Background work that failed for good, the newest first',
  output: z.array(FailedJob),
});

export const retryFailedJob = defineEndpoint({
  method: 'POST',
  path: '/api/jobs/failed/{id}/retry',
  access: 'admin',
  feature,
  summary: 'Put failed work back in its queue, to be tried as if it were new',
  params: z.object({ id: Guid }),
  audits: [jobAudit.retried],
  touches: [],
  output: z.undefined(),
});

export const retryFailedJobs = defineEndpoint({
  method: 'POST',
  path: '/api/jobs/failed:retry',
  access: 'admin',
  feature,
  summary: 'Put all failed work that is still known back in its queues',
  audits: [jobAudit.retried],
  touches: [],
  output: z.object({ retried: z.number().int() }),
});

export const discardFailedJob = defineEndpoint({
  method: 'DELETE',
  path: '/api/jobs/failed/{id}',
  access: 'admin',
  feature,
  summary: 'Let failed work go: it will not be done',
  params: z.object({ id: Guid }),
  audits: [jobAudit.discarded],
  touches: [],
  output: z.undefined(),
});
