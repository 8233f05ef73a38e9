import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ItemTrashService } from './item-trash.service.ts';
import type { ListItemsService } from './list-items.service.ts';

export const settleItemsJob = (itemsOf: (platform: Platform) => ListItemsService): RecurringJob => ({
  name: 'settle-items',
  cron: '20 3 * * *',
  run: (platform) => itemsOf(platform).settle(),
});

export const emptyItemTrashJob = (trashOf: (platform: Platform) => ItemTrashService): RecurringJob => ({
  name: 'empty-item-trash',
  cron: '45 3 * * *',
  run: (platform) => trashOf(platform).emptyTrash(),
});
