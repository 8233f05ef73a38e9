import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { foundJobs } from './found.generated.ts';
import type { Services } from './services.ts';

/** All work that outlives a request, as the features define it. */
export function defineJobs(jobs: Jobs, servicesOf: (platform: Platform) => Services): void {
  for (const define of foundJobs) define(jobs, servicesOf);
}
