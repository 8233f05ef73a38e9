import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { assetAudit } from '../contract/assets.audit.ts';
import { assetTag } from '../contract/assets.tags.ts';
import { changeMediaKind } from '../contract/media-work.ts';
import type { AssetsService } from './assets.service.ts';
import type { MediaService } from './media/media.service.ts';

export const assetsJobs: FeatureJobs<{
  media: Pick<MediaService, 'emptyTrash' | 'changeMany'>;
  longWork: LongWorkService;
  assets: Pick<AssetsService, 'originals'>;
}> = (jobs, servicesOf) => {
  const effects = { audits: [assetAudit.deleted, assetAudit.restored], touches: [assetTag] };
  jobs.define(
    longWorkJob(changeMediaKind, effects, (platform) => {
      const { longWork, media } = servicesOf(platform);
      return { longWork, work: media.changeMany };
    }),
  );
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
