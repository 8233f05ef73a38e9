import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export const forgetDeletionTriesJob = (deletionOf: (platform: Platform) => AccountDeletionService): RecurringJob => ({
  name: 'forget-deletion-tries',
  cron: '55 3 * * *',
  run: (platform) => deletionOf(platform).forgetExpired(),
});
