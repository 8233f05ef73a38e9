import { sql } from 'kysely';
import type { FileUser } from '#features/assets/contract/file-user.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform } from '#platform/server/platform.ts';

interface PageFileUsesParts {
  platform: Platform;
  menus: Pick<MenusService, 'pathOfPage'>;
}

/** The pages that show a file, for the media library. */
export const createPageFileUses = ({ platform, menus }: PageFileUsesParts): FileUser => ({
  kind: 'page',
  async named(ids) {
    const pages = await platform.db
      .selectFrom('page')
      .leftJoin('page_version', 'page_version.id', 'page.published_version_id')
      .select(['page.id', 'page.deleted_at as deletedAt'])
      .select(sql<StoredText | null>`coalesce(page.working_copy, page_version.document) -> 'title'`.as('title'))
      .where('page.id', 'in', ids)
      .execute();
    return Promise.all(
      pages.map(async ({ id, title, deletedAt }) => ({
        id,
        name: pickLanguage(title ?? { $lang: {} }, defaultLanguage, defaultLanguage)?.value ?? '',
        path: deletedAt === null ? ((await menus.pathOfPage(id, defaultLanguage)) ?? null) : null,
        isInTrash: deletedAt !== null,
      })),
    );
  },
});
