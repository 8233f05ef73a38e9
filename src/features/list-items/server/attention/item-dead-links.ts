import { setImmediate } from 'node:timers/promises';
import { hrefsIn } from '#features/pages/contract/checks/link-targets.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { itemUpkeepTag } from '../../contract/list-items.tags.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { createEditableItems } from './editable-items.ts';
import { findAttendedItems } from './item-attention.repository.ts';
import {
  type DeadLinkOfItem,
  findDeadTargetsOfItems,
  findLinkingAfter,
  replaceItemDeadLinks,
} from './item-dead-links.repository.ts';

const atOnce = 200;
const mostNamed = 3;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Links of the items that readers have that lead nowhere, found in the background as those of pages are. */
export function createItemDeadLinks(parts: ListItemsParts) {
  const { platform, checks, clock } = parts;
  const editable = createEditableItems(parts);

  return {
    async lookForDeadLinks(): Promise<void> {
      let [after, isNews]: [string | undefined, boolean] = [beforeAll, false];
      while (after !== undefined) {
        const items = await findLinkingAfter(platform.db, after, atOnce);
        const led = items.map(({ id, document }) => ({ id, hrefs: hrefsIn([document.fields, document.blocks]) }));
        const dead = await checks.lookAmong({ hrefs: [...new Set(led.flatMap(({ hrefs }) => hrefs))], files: [] });
        const found = led.flatMap(({ id, hrefs }) =>
          hrefs.flatMap((target): DeadLinkOfItem[] => {
            const reason = dead[target];
            return reason === undefined ? [] : [{ itemId: id, target, reason }];
          }),
        );
        // Behind the last one there is nothing more to find, so what was found there before has gone too.
        const until = items.length < atOnce ? undefined : items.at(-1)?.id;
        const span = { after, until };
        const isOther = await platform.transaction((trx) => replaceItemDeadLinks(trx, span, found, clock.now()));
        isNews ||= isOther;
        after = until;
        // Others are answered between two batches.
        await setImmediate();
      }
      if (isNews) await platform.signal(platform.db, itemUpkeepTag);
    },

    /** In all items for admins, for others in those that they made. What leads somewhere again is left out. */
    async deadLinks(viewer: Viewer, { language, limit }: { language: Language; limit: number }) {
      const createdBy = viewer.isAdmin ? undefined : requireUserId(viewer);
      const { targets, total } = await findDeadTargetsOfItems(platform.db, createdBy, limit);
      const dead = await checks.deadAmong({ hrefs: targets.map(({ target }) => target), files: [] });
      const links = [];
      for (const { target, itemIds } of targets) {
        const reason = dead[target];
        if (reason === undefined) continue;
        const rows = await findAttendedItems(platform.db, itemIds.toSorted().slice(0, mostNamed));
        const items = await editable(viewer, rows, language);
        if (items.length > 0) links.push({ target, reason, items, count: itemIds.length });
      }
      return { total: total - (targets.length - links.length), links };
    },
  };
}
