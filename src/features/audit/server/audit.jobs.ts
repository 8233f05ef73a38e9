import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AuditService } from './audit.service.ts';

export const forgetAuditJob = (auditOf: (platform: Platform) => AuditService): RecurringJob => ({
  name: 'forget-audit',
  cron: '40 3 * * *',
  run: (platform) => auditOf(platform).forgetOld(),
});
