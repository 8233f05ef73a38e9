import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { ItemTrashService } from './item-trash.service.ts';
import type { ListItemsService } from './list-items.service.ts';

type Services = { listItems: ListItemsService; itemTrash: ItemTrashService };

export const listItemsJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'settle-items',
    cron: '20 3 * * *',
    run: (platform) => servicesOf(platform).listItems.settle(),
  });
  jobs.defineRecurring({
    name: 'empty-item-trash',
    cron: '45 3 * * *',
    run: (platform) => servicesOf(platform).itemTrash.emptyTrash(),
  });
};
