import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { type BackupsService, makeBackupName } from './backups.service.ts';

export const backupsJobs: FeatureJobs<{ backups: BackupsService }> = (jobs, servicesOf) => {
  jobs.define<{ isTried: boolean }>({
    name: makeBackupName,
    audits: { nothing: 'that it was asked for is written down' },
    touches: [],
    // One whose process was killed is made by another; what went wrong otherwise is told, and tried again by hand.
    retryLimit: 3,
    run: (platform, { isTried }) => servicesOf(platform).backups.make({ isTried }),
  });
  jobs.defineRecurring({
    name: 'planned-backups',
    audits: { nothing: 'each backup is a line in the list of backups' },
    touches: [],
    cron: '0 * * * *',
    run: (platform) => servicesOf(platform).backups.makeWhenDue(),
  });
};
