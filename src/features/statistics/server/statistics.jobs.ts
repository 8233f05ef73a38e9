import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { StatisticsService } from './statistics.service.ts';

export const statisticsJobs: FeatureJobs<{ statistics: StatisticsService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'add-up-statistics',
    audits: { nothing: 'adds up and forgets' },
    touches: [],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).statistics.fold(),
  });
};
