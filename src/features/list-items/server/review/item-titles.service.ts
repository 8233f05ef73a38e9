import type { MenusService } from '#features/menus/server/menus.service.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { itemPath } from '../../contract/item-path.ts';
import { isForReaders } from '../../contract/item-state.ts';
import type { ListBlocks } from '../list-block.ts';
import { findItemTitleRows } from './item-titles.repository.ts';

export interface TitledItem {
  title: string;
  sequence: number;
  isPublished: boolean;
  publishAt: Date | null;
  /** None where no menu leads to the page of its list, or readers do not have that list. */
  path: string | undefined;
}

interface ItemTitlesParts {
  lists: ListBlocks;
  menus: Pick<MenusService, 'pathOfPage'>;
  clock: Clock;
}

export type ItemTitlesService = ReturnType<typeof createItemTitlesService>;

/** What items are called as they are being written, for other features that name them; those in the trash are left out. */
export function createItemTitlesService({ lists, menus, clock }: ItemTitlesParts) {
  async function pathOf(listId: string, item: { id: string; title: string }, language: Language) {
    const list = await lists.listBlock(listId);
    const pagePath = list && (await menus.pathOfPage(list.pageId, language));
    return pagePath === undefined ? undefined : itemPath(pagePath, item);
  }

  return {
    async of(db: PlatformDb, ids: readonly string[], language: Language): Promise<Map<string, TitledItem>> {
      const rows = ids.length === 0 ? [] : await findItemTitleRows(db, ids);
      const now = clock.now();
      const titled = rows.map(async (row): Promise<[string, TitledItem]> => {
        const title = pickLanguage(row.title as StoredText, language, defaultLanguage)?.value ?? '';
        const isPlanned = row.isPublished && row.publishedOn > now;
        // What another call wrote since is not in the log before someone opens the item: it is a change all the same.
        const isBehind = row.editVersion !== null && row.editVersion !== row.version;
        return [
          row.id,
          {
            title,
            sequence: (row.sequence ?? 0) + (isBehind ? 1 : 0),
            isPublished: isForReaders(row, now),
            publishAt: isPlanned ? row.publishedOn : null,
            path: await pathOf(row.listId, { id: row.shortId, title }, language),
          },
        ];
      });
      return new Map(await Promise.all(titled));
    },
  };
}
