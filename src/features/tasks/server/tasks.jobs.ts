import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { LongWorkService } from './long-work.service.ts';

export const forgetLongWorkJob = (workOf: (platform: Platform) => LongWorkService): RecurringJob => ({
  name: 'forget-long-work',
  cron: '35 3 * * *',
  run: (platform) => workOf(platform).forgetOld(),
});
