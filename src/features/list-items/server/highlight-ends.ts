import { itemsTag, itemTag, listTag } from '../contract/list-items.tags.ts';
import { endHighlights } from './items.repository.ts';
import type { ListItemsParts } from './list-items-parts.ts';

/** Takes out of the spotlight what was to leave it by now. */
export const createHighlightEnds =
  ({ platform, clock }: Pick<ListItemsParts, 'platform' | 'clock'>) =>
  (): Promise<void> =>
    platform.transaction(async (trx, touch) => {
      const ended = await endHighlights(trx, clock.now());
      if (ended.length === 0) return;
      touch(...new Set(ended.flatMap(({ id, listId }) => [itemTag(id), listTag(listId)])), itemsTag);
    });
