import { setImmediate } from 'node:timers/promises';
import type { FoundOnPages } from '#features/pages/contract/checks/checked-pages.ts';
import { mergeFound } from '#features/pages/contract/checks/merge-found.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { editedItem } from '../../contract/editing/edited-item.ts';
import type { FoundOnItems } from '../../contract/editing/item-checks.endpoints.ts';
import { itemPath } from '../../contract/item-path.ts';
import { asChecked, sourceOf } from '../item-snapshot.ts';
import { languageStatesOf } from '../item-translations.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { countOutItems, findOutItems } from './checked-items.repository.ts';

/** As many as are looked at in the time of one answer; whoever asks goes on after the last of them. */
const portion = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The checks over all items that readers have, a portion at a time: there may be a hundred thousand. */
export function createCheckedItems({ platform, lists, menus, itemTypes, checks, clock }: ListItemsParts) {
  return async (viewer: Viewer, language: Language, after: string = beforeAll): Promise<FoundOnItems> => {
    requireAdmin(viewer);
    const now = clock.now();
    const [rows, total, types, { languages }] = await Promise.all([
      findOutItems(platform.db, { now, after, limit: portion }),
      countOutItems(platform.db, now),
      itemTypes.all(),
      platform.locale(),
    ]);
    const look = await checks.looker(
      'item',
      rows.map(({ id }) => id),
    );
    const found: FoundOnPages[] = [];
    for (const row of rows) {
      // Others are answered between two items.
      await setImmediate();
      const list = await lists.listBlock(row.listId);
      // A list that stands on no page that is read.
      if (list === undefined) continue;
      const typeName = types.find(({ guid }) => guid === row.typeId)?.name ?? '';
      const document = editedItem(sourceOf(asChecked(row), typeName));
      const counts = look(row.id, { document, translations: languageStatesOf(row, languages, row) });
      if (counts.size === 0) continue;
      const title = pickLanguage(row.title, language, defaultLanguage)?.value ?? '';
      const pagePath = await menus.pathOfPage(list.pageId, language);
      const path = pagePath === undefined ? null : itemPath(pagePath, { id: row.shortId, title });
      for (const [kind, count] of counts) found.push({ kind, count, pages: [{ guid: row.id, title, path, count }] });
    }
    const last = rows.length < portion ? null : (rows.at(-1)?.id ?? null);
    return { found: mergeFound(found), looked: rows.length, total, last };
  };
}
