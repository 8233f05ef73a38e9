import { decide } from '#platform/contract/decide.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/language.ts';
import { pickLanguage, type StoredText } from '#platform/contract/localized.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import type { Visibility } from '#platform/contract/visibility.ts';
import type { MenuItem } from '../contract/menu.ts';
import { joinPath } from '../contract/menu-paths.ts';
import type { MenuRow } from './menus.repository.ts';

const textIn = (stored: unknown, language: Language) => pickLanguage(stored as StoredText, language, defaultLanguage);

/** May this viewer know of the page behind the item? An item without a page hides nothing. */
function maySee(viewer: Viewer, row: MenuRow): boolean {
  if (row.page_visibility === null) return true;
  const audience = { visibility: row.page_visibility as Visibility, roleIds: (row.page_role_ids ?? []) as string[] };
  return decide(viewer, 'see', { kind: 'content', ...audience }).allowed;
}

/** The rows as a tree in one language, with what the viewer may not know of left out, and all below it. */
export function menuTree(rows: readonly MenuRow[], language: Language, viewer: Viewer | undefined): MenuItem[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (parentId: string | null, parentPath: string): MenuItem[] =>
    (byParent.get(parentId) ?? [])
      .filter((row) => viewer === undefined || maySee(viewer, row))
      .map((row) => {
        const segment = textIn(row.url_segment, language)?.value ?? '';
        const ownPath = joinPath(parentPath, segment);
        const name = textIn(row.name, language);
        const pageTitle = row.page_title === null ? undefined : textIn(row.page_title, language);
        return {
          guid: row.id,
          urlSegment: segment,
          name: name?.value ?? '',
          ...(name?.lang === undefined ? {} : { nameLang: name.lang }),
          description: textIn(row.description, language)?.value ?? '',
          pageGuid: row.page_id,
          pageIsPublished: row.page_title !== null,
          pageName: pageTitle?.value ?? null,
          externalUrl: row.external_url,
          relatedMenuItems: row.related_ids,
          isVisible: row.is_visible,
          path: row.page_id === null ? null : withLanguagePrefix(ownPath, language),
          children: below(row.id, ownPath),
        };
      });
  return below(null, '/');
}
