import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { listRights } from '../list-block.ts';
import type { ListItemsParts } from '../list-items-parts.ts';

/** A list that somebody may add to, with the names that lead to it. */
export interface WritableList {
  guid: string;
  trail: string[];
  /** All types when empty. */
  itemTypeNames: readonly string[];
}

export const createWritableLists =
  ({ lists, clock }: Pick<ListItemsParts, 'lists' | 'clock'>) =>
  async (viewer: Viewer, language: Language): Promise<WritableList[]> => {
    const now = clock.now();
    return (await lists.everyList(language))
      .filter(({ list }) => !list.options.isSpotlight && listRights(viewer, list, now).canAdd)
      .map(({ list, trail }) => ({ guid: list.guid, trail, itemTypeNames: list.options.itemTypeNames }));
  };
