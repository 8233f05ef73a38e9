import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { InstallationPlatformsService } from './installation-platforms.service.ts';

export const installationJobs: FeatureJobs<{ installationPlatforms: InstallationPlatformsService }> = (
  jobs,
  servicesOf,
) => {
  jobs.defineRecurring({
    name: 'remove-platforms',
    audits: { nothing: 'its log goes with it' },
    touches: [],
    cron: '40 * * * *',
    run: (platform) => servicesOf(platform).installationPlatforms.removeWhenDue(),
  });
};
