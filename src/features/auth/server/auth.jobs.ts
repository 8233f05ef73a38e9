import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { LockNoticeService } from './password/lock-notice.service.ts';
import type { ToldLock } from './password/lock-rule.ts';
import { tellLockJob } from './password/tell-lock-job.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

type Services = { sessions: SessionsService; lockNotice: LockNoticeService };

export const authJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.define<{ address: string; lock: ToldLock }>({
    name: tellLockJob,
    audits: { nothing: 'the lock itself is written down' },
    touches: [],
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 10 * 60,
    run: (platform, { address, lock }) => servicesOf(platform).lockNotice.send(address, lock),
  });
  jobs.defineRecurring({
    name: 'forget-sessions',
    audits: { nothing: 'the sessions were over already' },
    touches: [],
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).sessions.forgetExpired(),
  });
};
