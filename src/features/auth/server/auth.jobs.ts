import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

export const forgetSessionsJob = (sessionsOf: (platform: Platform) => SessionsService): RecurringJob => ({
  name: 'forget-sessions',
  cron: '50 3 * * *',
  run: (platform) => sessionsOf(platform).forgetExpired(),
});
