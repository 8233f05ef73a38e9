import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ListItemsService } from './list-items.service.ts';

export const settleItemsJob = (itemsOf: (platform: Platform) => ListItemsService): RecurringJob => ({
  name: 'settle-items',
  cron: '20 3 * * *',
  run: (platform) => itemsOf(platform).settle(),
});
