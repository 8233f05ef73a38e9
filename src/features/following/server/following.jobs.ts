import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FollowingByMailService } from './following-by-mail.service.ts';

export const followingJobs: FeatureJobs<{ followingByMail: FollowingByMailService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-asked-follows',
    audits: { nothing: 'what nobody proved never counted' },
    touches: [],
    cron: '55 * * * *',
    run: (platform) => servicesOf(platform).followingByMail.forgetOld(),
  });
};
