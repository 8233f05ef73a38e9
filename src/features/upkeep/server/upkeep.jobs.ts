import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { UpkeepService } from './upkeep.service.ts';

export const upkeepJobs: FeatureJobs<{ upkeep: UpkeepService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'remind-of-upkeep',
    audits: { nothing: 'only tells' },
    touches: [],
    cron: '0 7 * * *',
    run: (platform) => servicesOf(platform).upkeep.remind(),
  });
};
