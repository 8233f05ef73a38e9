import { rebuildSearchName } from '#features/search/server/rebuild-search-name.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { foundJobs } from './found.generated.ts';
import type { Services } from './services/services.ts';

/** All work that outlives a request, as the features define it, and what the app does itself. */
export function defineJobs(
  jobs: Pick<Jobs, 'define' | 'defineRecurring'>,
  servicesOf: (platform: Platform) => Services,
  rebuildSearch: (platform: Platform) => Promise<void>,
): void {
  for (const define of foundJobs) define(jobs, servicesOf);
  jobs.define({
    name: rebuildSearchName,
    audits: { nothing: 'what is found stays the same' },
    touches: [],
    retryLimit: 5,
    run: rebuildSearch,
  });
}
