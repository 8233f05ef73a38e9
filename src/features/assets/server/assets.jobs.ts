import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { MediaService } from './media/media.service.ts';

export const assetsJobs: FeatureJobs<{ media: Pick<MediaService, 'emptyTrash'> }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'empty-media-trash',
    cron: '35 3 * * *',
    run: (platform) => servicesOf(platform).media.emptyTrash(),
  });
};
