import type { FileUser } from '#features/assets/contract/file-user.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { itemPath } from '../contract/item-path.ts';

interface ItemFileUsesParts {
  platform: Platform;
  menus: Pick<MenusService, 'pathOfPage'>;
}

/** The items that show a file, for the media library. */
export const createItemFileUses = ({ platform, menus }: ItemFileUsesParts): FileUser => ({
  kind: 'item',
  async named(ids) {
    const items = await platform.db
      .selectFrom('item')
      .leftJoin('block_instance', 'block_instance.id', 'item.list_id')
      .select(['item.id', 'item.title', 'item.short_id as shortId', 'item.deleted_at as deletedAt'])
      .select('block_instance.page_id as pageId')
      .where('item.id', 'in', ids)
      .execute();
    return Promise.all(
      items.map(async ({ id, shortId, pageId, deletedAt, ...item }) => {
        const title = pickLanguage(item.title as unknown as StoredText, defaultLanguage, defaultLanguage)?.value ?? '';
        const isShown = deletedAt === null && pageId !== null;
        const pagePath = isShown ? await menus.pathOfPage(pageId, defaultLanguage) : undefined;
        return {
          id,
          name: title,
          path: pagePath === undefined ? null : itemPath(pagePath, { id: shortId, title }),
          isInTrash: deletedAt !== null,
        };
      }),
    );
  },
});
