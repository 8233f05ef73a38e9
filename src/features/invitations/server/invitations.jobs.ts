import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { InvitationsService } from './invitations.service.ts';
import { sendInvitationsJob } from './send-invitations-job.ts';

export const invitationsJobs: FeatureJobs<{ invitations: InvitationsService }> = (jobs, servicesOf) => {
  jobs.define<{ batchId: string }>({
    name: sendInvitationsJob,
    audits: { nothing: 'the invitations were written down when they were asked for' },
    touches: [],
    retryLimit: 10,
    retryDelayMax: 600,
    run: (platform, { batchId }, signal) => servicesOf(platform).invitations.sendBatch(batchId, signal),
  });
  /** A process that was killed while sending leaves its job as taken; the rest of the batch must not wait for that. */
  jobs.defineRecurring({
    name: 'resume-invitations',
    audits: { nothing: 'the invitations were written down when they were asked for' },
    touches: [],
    cron: '*/2 * * * *',
    run: (platform) => servicesOf(platform).invitations.resumeStalled(),
  });
};
