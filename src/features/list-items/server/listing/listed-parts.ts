import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItem } from '../../contract/list-item.ts';
import { findDocuments } from '../items.repository.ts';
import { hasPageLinks, pagePathFinder, withPagePaths } from '../linked-paths.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { presentBlocks } from '../present-item.ts';
import type { ListAsked } from './list-questions.ts';

/** What cards get besides: their blocks where these are asked for, and the paths of pages in their texts. */
export function createListedParts({ platform, menus, blocks }: Pick<ListItemsParts, 'platform' | 'menus' | 'blocks'>) {
  return {
    /** Each with all its blocks, where they were asked for. */
    async withBlocks(
      items: ListItem[],
      { IncludeBbis }: Pick<ListAsked, 'IncludeBbis'>,
      language: Language,
    ): Promise<ListItem[]> {
      if (IncludeBbis !== true || items.length === 0) return items;
      const documents = await findDocuments(
        platform.db,
        items.map(({ guid }) => guid),
      );
      return items.map((item) => {
        const document = documents.get(item.guid);
        const shown = { language, canEdit: item.can.edit };
        return document ? { ...item, contentBuildingBlockInstances: presentBlocks({ document }, blocks, shown) } : item;
      });
    },

    /** A text that is read in its list, such as an answer, leads to pages by their paths. */
    async linked(viewer: Viewer, items: ListItem[], language: Language): Promise<ListItem[]> {
      if (!items.some(({ fields }) => hasPageLinks(fields))) return items;
      const pathOfPage = await pagePathFinder(menus, viewer, language);
      return items.map((item) => ({ ...item, fields: withPagePaths(item.fields, pathOfPage) }));
    },
  };
}
