import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { AuditService } from './audit.service.ts';

interface Services {
  audit: Pick<AuditService, 'forgetOld'>;
  settings: Pick<SettingsService, 'all'>;
}

export const auditJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  /** How long entries are kept is a setting, and settings are audited: the two meet here. */
  jobs.defineRecurring({
    name: 'forget-audit',
    audits: { nothing: 'the setting that says how long is written down' },
    touches: [],
    cron: '40 3 * * *',
    async run(platform) {
      const { audit, settings } = servicesOf(platform);
      await audit.forgetOld((await settings.all()).auditRetentionDays);
    },
  });
};
