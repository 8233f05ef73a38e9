import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { ProfileFieldsService } from './profile-fields.service.ts';

export const profileFieldsJobs: FeatureJobs<{ profileFields: ProfileFieldsService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-profile-fields',
    audits: { nothing: 'who deleted them is written down' },
    touches: [],
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).profileFields.forgetDeleted(),
  });
};
