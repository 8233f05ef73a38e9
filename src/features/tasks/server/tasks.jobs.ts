import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { LongWorkService } from './long-work.service.ts';

export const tasksJobs: FeatureJobs<{ longWork: LongWorkService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-long-work',
    audits: { nothing: 'forgets how work went that is over' },
    touches: [],
    cron: '35 3 * * *',
    run: (platform) => servicesOf(platform).longWork.forgetOld(),
  });
};
