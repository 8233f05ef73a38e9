import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
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

/** A page that is being written: its name is for those who arrange the menu. One that was thrown away has only its place. */
function isHeldBack(viewer: Viewer | undefined, row: MenuRow): boolean {
  if (viewer === undefined || !row.leads_to_page || row.page_title !== null) return false;
  return row.page_id === null || !viewer.isContentManager;
}

/**
 * The rows as a tree in one language, with what the viewer may not know of left out, and all below it. What is held back
 * stays as a heading where readers' pages hang below it.
 */
export function menuTree(rows: readonly MenuRow[], language: Language, viewer: Viewer | undefined): MenuItem[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (parentId: string | null, parentPath: string): MenuItem[] =>
    (byParent.get(parentId) ?? [])
      .filter((row) => viewer === undefined || maySee(viewer, row))
      .flatMap((row) => {
        const segment = textIn(row.url_segment, language)?.value ?? '';
        const ownPath = joinPath(parentPath, segment);
        const children = below(row.id, ownPath);
        const isHeld = isHeldBack(viewer, row);
        if (isHeld && children.length === 0) return [];
        const name = textIn(row.name, language);
        const description = textIn(row.description, language);
        const pageTitle = row.page_title === null ? undefined : textIn(row.page_title, language);
        const pageGuid = isHeld ? null : row.page_id;
        return {
          guid: row.id,
          urlSegment: segment,
          name: name?.value ?? '',
          ...(name?.lang === undefined ? {} : { nameLang: name.lang }),
          description: description?.value ?? '',
          ...(description?.lang === undefined ? {} : { descriptionLang: description.lang }),
          pageGuid,
          pageIsPublished: row.page_title !== null,
          pageName: pageTitle?.value ?? null,
          externalUrl: row.external_url,
          relatedMenuItems: row.related_ids,
          isVisible: row.is_visible,
          path: pageGuid === null ? null : withLanguagePrefix(ownPath, language),
          children,
        };
      });
  return below(null, '/');
}
