import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { JobsService } from './jobs.service.ts';

export const jobsJobs: FeatureJobs<{ jobs: JobsService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'tell-of-failed-jobs',
    audits: { nothing: 'only tells who looks' },
    touches: [],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).jobs.tellOfFailed(),
  });
};
