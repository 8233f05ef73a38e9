import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { itemPath } from '../../contract/item-path.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { personalRights } from '../rights/item-rights.ts';
import type { AttendedItem } from './item-attention.repository.ts';

export interface EditableItem<Row> {
  guid: string;
  title: string;
  /** Of its own page; of what has none, of the page of its list. */
  path: string;
  row: Row;
}

/** With their names, in the order of the rows; without those that this viewer may not edit, or that have no page to be edited on. */
export const createEditableItems =
  ({ lists, menus, itemTypes, clock }: Pick<ListItemsParts, 'lists' | 'menus' | 'itemTypes' | 'clock'>) =>
  async <Row extends AttendedItem>(
    viewer: Viewer,
    rows: readonly Row[],
    language: Language,
  ): Promise<EditableItem<Row>[]> => {
    const found: EditableItem<Row>[] = [];
    const types = await itemTypes.all();
    for (const row of rows) {
      const list = await lists.listBlock(row.listId);
      if (list === undefined || !personalRights(viewer, row, list, clock.now()).canEdit) continue;
      const pagePath = await menus.pathOfPage(list.pageId, language);
      if (pagePath === undefined) continue;
      const title = pickLanguage(row.title, language, defaultLanguage)?.value ?? '';
      const hasPage = types.find(({ guid }) => guid === row.typeId)?.features.hasDetail === true;
      const path = hasPage ? itemPath(pagePath, { id: row.shortId, title }) : pagePath;
      found.push({ guid: row.id, title, path, row });
    }
    return found;
  };
