import { z } from 'zod';
import { jobAudit } from '#features/jobs/contract/jobs.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { FailedWorkAsked, InstallationJobs } from './installation-jobs.ts';

const feature = 'installation';
const Settled = z.object({ count: z.number().int() });

export const readInstallationJobs = defineEndpoint({
  method: 'GET',
  path: '/api/installation/jobs',
  access: 'staff',
  feature,
  summary: 'Background work of all platforms: what is done now, what waits, and what was given up',
  output: InstallationJobs,
  callsPerMinute: 60,
});

export const retryInstallationJobs = defineEndpoint({
  method: 'POST',
  path: '/api/installation/jobs:retry',
  access: 'staff',
  feature,
  summary: 'Put failed work of one kind back in its queue, whosever it is',
  body: FailedWorkAsked,
  audits: [jobAudit.retried],
  touches: [],
  output: Settled,
});

export const discardInstallationJobs = defineEndpoint({
  method: 'POST',
  path: '/api/installation/jobs:discard',
  access: 'staff',
  feature,
  summary: 'Let failed work of one kind go, whosever it is: it will not be done',
  body: FailedWorkAsked,
  audits: [jobAudit.discarded],
  touches: [],
  output: Settled,
});
