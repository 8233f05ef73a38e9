import { createContext, useContext } from 'react';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { noteRead } from '#platform/web/kept-parts/part-reads.ts';

/** The page around a block, for the few that are about the page itself. */
export interface DrawnPage {
  title: string;
  /** The whole of it, as it is passed on to others. */
  address: string;
  /** In reading order. */
  blocks: readonly BlockInstance[];
  /** The menu as this reader sees it. */
  menu: readonly MenuItem[];
  /** Where the page stands in it: itself last. Empty for a page beside the menu. */
  trail: readonly MenuItem[];
  /** Of an item on its own page: which, and whether its time is over. */
  item?: { guid: string; isOver: boolean } | undefined;
}

/** Given by whoever draws the page; without it such a block draws nothing. */
export const PageContext = createContext<DrawnPage | undefined>(undefined);

export function usePageAround(): DrawnPage | undefined {
  noteRead('page');
  return useContext(PageContext);
}
