import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { LegalService } from './legal.service.ts';

/** After an update of the product, or another name for the platform. */
export const keepLegalTextsFoundJob = (legalOf: (platform: Platform) => LegalService): RecurringJob => ({
  name: 'keep-legal-texts-found',
  cron: '*/5 * * * *',
  run: (platform) => legalOf(platform).keepForSearch(),
});
