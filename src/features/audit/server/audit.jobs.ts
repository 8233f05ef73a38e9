import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AuditService } from './audit.service.ts';

interface ForgetAuditParts {
  audit: Pick<AuditService, 'forgetOld'>;
  settings: Pick<SettingsService, 'all'>;
}

/** How long entries are kept is a setting, and settings are audited: the two meet here. */
export const forgetAuditJob = (partsOf: (platform: Platform) => ForgetAuditParts): RecurringJob => ({
  name: 'forget-audit',
  cron: '40 3 * * *',
  async run(platform) {
    const { audit, settings } = partsOf(platform);
    await audit.forgetOld((await settings.all()).auditRetentionDays);
  },
});
