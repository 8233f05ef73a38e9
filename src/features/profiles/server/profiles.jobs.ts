import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export const profilesJobs: FeatureJobs<{ accountDeletion: AccountDeletionService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-deletion-tries',
    audits: { nothing: 'forgets counts that count no more' },
    touches: [],
    cron: '55 3 * * *',
    run: (platform) => servicesOf(platform).accountDeletion.forgetExpired(),
  });
};
