import { assetTag } from '#features/assets/contract/assets.tags.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { itemsTag, itemTag, listTag } from '../contract/list-items.tags.ts';
import { filterItemsAnewName } from './filter-anew.ts';
import type { ListItemsService } from './list-items.service.ts';
import type { ItemTrashService } from './trash/item-trash.service.ts';

type Services = { listItems: ListItemsService; itemTrash: ItemTrashService };

export const listItemsJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'settle-items',
    audits: { nothing: 'what appears was written down when it was planned' },
    touches: [listTag],
    cron: '20 3 * * *',
    run: (platform) => servicesOf(platform).listItems.settle(),
  });
  jobs.defineRecurring({
    name: 'end-highlights',
    audits: { nothing: 'when it ends was said by who highlighted it' },
    touches: [itemTag, listTag, itemsTag],
    cron: '*/5 * * * *',
    run: (platform) => servicesOf(platform).listItems.endHighlights(),
  });
  jobs.defineRecurring({
    name: 'empty-item-trash',
    audits: { nothing: 'who deleted them is written down' },
    touches: [assetTag],
    cron: '45 3 * * *',
    run: (platform) => servicesOf(platform).itemTrash.emptyTrash(),
  });
  /** What an item leads to goes while nobody looks at the item. */
  jobs.defineRecurring({
    name: 'look-for-dead-links-in-items',
    audits: { nothing: 'only looks' },
    touches: [],
    cron: '40 * * * *',
    run: (platform) => servicesOf(platform).listItems.attention.lookForDeadLinks(),
  });
  jobs.define({
    name: filterItemsAnewName,
    audits: { nothing: 'items stay as they were written' },
    touches: [itemsTag, listTag],
    retryLimit: 5,
    run: (platform) => servicesOf(platform).listItems.filterAnew(),
  });
};
