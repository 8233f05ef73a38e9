import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { WaitingSupportService } from './taking-part/waiting-support.service.ts';

export const itemSupportJobs: FeatureJobs<{ waitingSupport: WaitingSupportService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-waiting-support',
    audits: { nothing: 'what nobody proved never counted' },
    touches: [],
    cron: '50 * * * *',
    run: (platform) => servicesOf(platform).waitingSupport.forgetOld(),
  });
};
