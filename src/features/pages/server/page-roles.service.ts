import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { RoleUse } from '#features/roles/contract/role.ts';
import { roleUsesOf, type UseInPage } from '#features/roles/contract/role-uses.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { pagesTag, pageTag, partsTag } from '../contract/pages.tags.ts';
import { withExistingRoles } from './existing-roles.ts';
import { listPagesNaming, removeRoleFromCopies } from './page-roles.repository.ts';

interface PageRolesParts {
  platform: Platform;
  menus: Pick<MenusService, 'pathsOfPage'>;
}

/** Roles that pages and their blocks name. */
export function createPageRolesService({ platform, menus }: PageRolesParts) {
  return {
    async usesOf(_viewer: Viewer, roleId: string, language: Language): Promise<RoleUse[]> {
      const pages = (await listPagesNaming(platform.db, roleId)).filter(({ isDeleted }) => !isDeleted);
      const uses = await Promise.all(
        pages.map(async ({ id, written, published }) => {
          const documents = await withExistingRoles(platform.db, [written, published]);
          const name = pickLanguage(written.title, language, defaultLanguage)?.value ?? '';
          const path = (await menus.pathsOfPage(id))[language] ?? null;
          const [inWritten, inPublished] = documents.map((document) => roleUsesOf(document, roleId));
          return inEither(inWritten, inPublished).map((use): RoleUse => ({ ...use, name, path }));
        }),
      );
      return uses.flat();
    },

    /** Versions and working copies stay as they were written: reading them leaves the role out. */
    async forgetRole(trx: PlatformTransaction, touch: Touch, roleId: string): Promise<void> {
      const pages = await listPagesNaming(trx, roleId);
      await removeRoleFromCopies(trx, roleId);
      if (pages.length > 0) touch(pagesTag, partsTag, menuTag, ...pages.map(({ id }) => pageTag(id)));
    },
  };
}

/** What is written and what readers have mostly say the same, which is told once. */
function inEither(written: readonly UseInPage[] = [], read: readonly UseInPage[] = []): UseInPage[] {
  const told = new Set(written.map((use) => JSON.stringify(use)));
  return [...written, ...read.filter((use) => !told.has(JSON.stringify(use)))];
}
