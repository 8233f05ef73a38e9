import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { deadLinkRow } from '#features/pages/contract/checks/dead-link-row.ts';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { itemsTag, itemUpkeepTag } from '../contract/list-items.tags.ts';
import type { ListItemsService } from './list-items.service.ts';

/** More lists than anyone chooses from. */
const mostPlaces = 100;

export const listItemsAttention: FeatureAttention<{ listItems: ListItemsService }> = {
  tags: [itemUpkeepTag, itemsTag, menuTag],
  sources: [
    {
      section: 'deadLinks',
      // After those of pages.
      rank: ranks.upkeep + 3,
      access: 'user',
      async look({ listItems }, asked) {
        const { total, links } = await listItems.attention.deadLinks(asked.viewer, asked);
        const rows = links.map(({ target, reason, items, count }) => {
          const places = items.map(({ title, path }) => ({ title, href: editPath(path) }));
          return deadLinkRow({ id: `item-link-${target}`, target, reason, places, count });
        });
        return { total, rows };
      },
    },
  ],

  recent: async ({ listItems }, asked) =>
    (await listItems.attention.recentItems(asked.viewer, asked)).map(
      ({ guid, title, path, changedAt, hasChanges }) => ({
        guid,
        kind: 'item',
        title,
        href: editPath(path),
        changedAt: changedAt.toISOString(),
        hasChanges,
      }),
    ),

  soon: async ({ listItems }, asked) =>
    (await listItems.attention.plannedItems(asked.viewer, asked)).map(({ guid, title, path, action, at, by }) => ({
      id: `${guid}-${action}`,
      title,
      href: editPath(path),
      action,
      at: at.toISOString(),
      by,
    })),

  placesToAdd: ({ listItems }, asked) => listItems.attention.placesToAdd(asked.viewer, { ...asked, limit: mostPlaces }),
};
