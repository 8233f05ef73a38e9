import { createHash } from 'node:crypto';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { MenuItem } from '../contract/menu.ts';
import type { MenuSourceItem } from '../contract/menu-source.ts';
import type { MenuRow } from './menus.repository.ts';

/** The rows as who arranges them gets them: parents before children, with the addresses that the tree gives. */
export function menuSource(rows: readonly MenuRow[], tree: readonly MenuItem[]): MenuSourceItem[] {
  const paths = new Map<string, string | null>();
  const collect = (items: readonly MenuItem[]): void => {
    for (const item of items) {
      paths.set(item.guid, item.path);
      collect(item.children);
    }
  };
  collect(tree);
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (parentId: string | null): MenuSourceItem[] =>
    (byParent.get(parentId) ?? []).flatMap((row) => [present(row, paths.get(row.id) ?? null), ...below(row.id)]);
  return below(null);
}

const present = (row: MenuRow, path: string | null): MenuSourceItem => ({
  guid: row.id,
  parentGuid: row.parent_id,
  name: row.name as StoredText,
  description: row.description as StoredText,
  urlSegment: row.url_segment as StoredText,
  pageGuid: row.page_id,
  pageName:
    row.page_title === null
      ? null
      : (pickLanguage(row.page_title as StoredText, defaultLanguage, defaultLanguage)?.value ?? null),
  pageIsPublished: row.page_title !== null,
  pageIsInTrash: row.leads_to_page && row.page_id === null,
  externalUrl: row.external_url,
  relatedMenuItems: row.related_ids,
  isVisible: row.is_visible,
  path,
});

/** Another one for any other menu; what a page is called, or whether readers have it, is not the menu's. */
export function menuVersion(items: readonly MenuSourceItem[]): string {
  const own = items.map(({ pageName, pageIsPublished, pageIsInTrash, path, ...item }) => item);
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url');
}
