import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { HandlingService } from './handling/handling.service.ts';

export const inboxJobs: FeatureJobs<{ submissionHandling: HandlingService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'empty-submission-trash',
    audits: { nothing: 'that it was thrown away was recorded then' },
    touches: [],
    cron: '40 3 * * *',
    run: (platform) => servicesOf(platform).submissionHandling.emptyTrash(),
  });
};
