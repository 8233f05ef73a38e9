import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ProfileFieldsService } from './profile-fields.service.ts';

export const forgetProfileFieldsJob = (fieldsOf: (platform: Platform) => ProfileFieldsService): RecurringJob => ({
  name: 'forget-profile-fields',
  cron: '50 3 * * *',
  run: (platform) => fieldsOf(platform).forgetDeleted(),
});
