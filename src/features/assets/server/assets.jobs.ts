import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MediaService } from './media/media.service.ts';

export const emptyMediaTrashJob = (
  mediaOf: (platform: Platform) => Pick<MediaService, 'emptyTrash'>,
): RecurringJob => ({
  name: 'empty-media-trash',
  cron: '35 3 * * *',
  run: (platform) => mediaOf(platform).emptyTrash(),
});
