import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { OrganisingService } from './organising.service.ts';

export const signUpsJobs: FeatureJobs<{ organising: OrganisingService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'remind-of-events',
    audits: { nothing: 'they asked to be there' },
    touches: [],
    // In the day of the platform; every hour, for who signs up the day before and for a server that was away.
    cron: '5 9-20 * * *',
    run: (platform) => servicesOf(platform).organising.remind(),
  });
};
