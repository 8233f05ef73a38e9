import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { assetTag } from '../contract/assets.tags.ts';
import type { AssetsService } from './assets.service.ts';
import type { MediaService } from './media/media.service.ts';

export const assetsJobs: FeatureJobs<{
  media: Pick<MediaService, 'emptyTrash'>;
  assets: Pick<AssetsService, 'originals'>;
}> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'empty-media-trash',
    audits: { nothing: 'who deleted them is written down' },
    touches: [assetTag],
    cron: '35 3 * * *',
    run: (platform) => servicesOf(platform).media.emptyTrash(),
  });
  jobs.defineRecurring({
    name: 'sweep-unclaimed-files',
    audits: { nothing: 'nobody ever had them' },
    touches: [],
    cron: '50 * * * *',
    run: (platform) => servicesOf(platform).assets.originals.sweep(),
  });
};
