import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItem } from '../../contract/list-item.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { presentCard } from '../present-item.ts';
import { findReadable, findSpotlight, type PlacedRow } from './spotlight.repository.ts';

/** Items for what goes to many at once: only what each of these readers may see, and has an address of its own. */
export function createLetterItems({ platform, menus, itemTypes, clock }: ListItemsParts) {
  async function present(rows: readonly PlacedRow[], language: Language): Promise<ListItem[]> {
    const { timeZone } = await platform.locale();
    const shown = { language, now: clock.now(), timeZone, types: await itemTypes.all(), canEdit: false };
    const cards = await Promise.all(
      rows.map(async (row) => presentCard(row, { ...shown, pagePath: await menus.pathOfPage(row.pageId, language) })),
    );
    return cards.filter(({ path }) => path !== null);
  }

  /** Those of these rows that all others see too. */
  async function seenByAll(rows: readonly PlacedRow[], others: readonly Viewer[]): Promise<PlacedRow[]> {
    let left = [...rows];
    for (const viewer of others) {
      const ids = left.map(({ id }) => id);
      const seen = new Set((await findReadable(platform.db, viewer, clock.now(), ids)).map(({ id }) => id));
      left = left.filter(({ id }) => seen.has(id));
    }
    return left;
  }

  return {
    /** In no particular order; what is gone, unpublished or not for all of them is left out. */
    async among(readers: readonly [Viewer, ...Viewer[]], ids: readonly string[], language: Language) {
      const [first, ...others] = readers;
      const rows = await findReadable(platform.db, first, clock.now(), ids);
      return present(await seenByAll(rows, others), language);
    },

    async newest(
      readers: readonly [Viewer, ...Viewer[]],
      { words, limit, language }: { words: readonly string[]; limit: number; language: Language },
    ): Promise<ListItem[]> {
      const [first, ...others] = readers;
      const rows = await findSpotlight(platform.db, {
        filter: { words, moments: [], facets: [] },
        viewer: first,
        now: clock.now(),
        listIds: [],
        order: { key: 'publishedOn', direction: 'desc' },
        offset: 0,
        limit,
      });
      return present(await seenByAll(rows, others), language);
    },
  };
}
