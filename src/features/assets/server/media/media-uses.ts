import { sql } from 'kysely';
import { itemPath } from '#features/list-items/contract/item-path.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { MediaUse } from '../../contract/media.ts';

const nameIn = (title: unknown): string =>
  pickLanguage((title ?? { $lang: {} }) as StoredText, defaultLanguage, defaultLanguage)?.value ?? '';

/** Where a file is used, by name and with the way there; what lies in the trash counts, since it may come back. */
export async function usesOf(db: PlatformDb, menus: Pick<MenusService, 'pathOfPage'>, id: string): Promise<MediaUse[]> {
  const uses = await db
    .selectFrom('asset_use')
    .select(['kind', 'holder_id as id'])
    .where('asset_id', '=', id)
    .execute();
  const idsOf = (kind: string) => uses.filter((use) => use.kind === kind).map((use) => use.id);
  const [pages, items] = await Promise.all([pagesOf(db, idsOf('page')), itemsOf(db, idsOf('item'))]);
  const path = async (pageId: string | null) =>
    (pageId === null ? undefined : await menus.pathOfPage(pageId, defaultLanguage)) ?? null;
  return [
    ...idsOf('setting').map((key) => ({ kind: 'setting' as const, id: key, name: key, path: null, isInTrash: false })),
    ...(await Promise.all(
      pages.map(async (page) => ({
        kind: 'page' as const,
        id: page.id,
        name: nameIn(page.title),
        path: page.deletedAt === null ? await path(page.id) : null,
        isInTrash: page.deletedAt !== null,
      })),
    )),
    ...(await Promise.all(
      items.map(async (item) => {
        const pagePath = item.deletedAt === null ? await path(item.pageId) : null;
        return {
          kind: 'item' as const,
          id: item.id,
          name: nameIn(item.title),
          path: pagePath === null ? null : itemPath(pagePath, { id: item.shortId, title: nameIn(item.title) }),
          isInTrash: item.deletedAt !== null,
        };
      }),
    )),
  ];
}

async function pagesOf(db: PlatformDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('page')
    .leftJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['page.id', 'page.deleted_at as deletedAt'])
    .select(sql<unknown>`coalesce(page.working_copy, page_version.document) -> 'title'`.as('title'))
    .where('page.id', 'in', ids)
    .execute();
}

async function itemsOf(db: PlatformDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('item')
    .leftJoin('block_instance', 'block_instance.id', 'item.list_id')
    .select(['item.id', 'item.title', 'item.short_id as shortId', 'item.deleted_at as deletedAt'])
    .select('block_instance.page_id as pageId')
    .where('item.id', 'in', ids)
    .execute();
}
