import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FirstHourService } from './first-hour.service.ts';

export const firstHourJobs: FeatureJobs<{ firstHour: FirstHourService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'mail-way-back',
    audits: { nothing: 'the mail stands in the outbox' },
    touches: [],
    cron: '20 * * * *',
    run: (platform) => servicesOf(platform).firstHour.mailWayBack(),
  });
};
