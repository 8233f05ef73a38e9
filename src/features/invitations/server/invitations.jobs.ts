import type { JobDefinition, RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { InvitationsService } from './invitations.service.ts';

type InvitationsOf = (platform: Platform) => InvitationsService;

export const sendInvitationsName = 'send-invitations';

export const sendInvitationsJob = (invitationsOf: InvitationsOf): JobDefinition<{ batchId: string }> => ({
  name: sendInvitationsName,
  retryLimit: 10,
  retryDelay: 30,
  retryDelayMax: 600,
  run: (platform, { batchId }, signal) => invitationsOf(platform).sendBatch(batchId, signal),
});

/** A process that was killed while sending leaves its job as taken; the rest of the batch must not wait for that. */
export const resumeInvitationsJob = (invitationsOf: InvitationsOf): RecurringJob => ({
  name: 'resume-invitations',
  cron: '*/2 * * * *',
  run: (platform) => invitationsOf(platform).resumeStalled(),
});
