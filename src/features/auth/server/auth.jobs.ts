import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

export const authJobs: FeatureJobs<{ sessions: SessionsService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-sessions',
    audits: { nothing: 'the sessions were over already' },
    touches: [],
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).sessions.forgetExpired(),
  });
};
