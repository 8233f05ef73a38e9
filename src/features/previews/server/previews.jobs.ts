import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { PreviewsService } from './previews.service.ts';

export const previewsJobs: FeatureJobs<{ previews: PreviewsService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-ended-previews',
    audits: { nothing: 'who made and revoked them is written down' },
    touches: [],
    cron: '55 3 * * *',
    run: (platform) => servicesOf(platform).previews.forgetEnded(),
  });
};
