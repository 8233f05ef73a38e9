import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type ListItem, NewItem } from '../contract/list-item.ts';
import type { ListItemsService } from './list-items.service.ts';

const system = systemViewer('test');
let made = 0;

interface ListPlan {
  options?: Record<string, unknown>;
  /** Of the block: who sees it, when, and who may add. */
  block?: Record<string, unknown>;
  page?: Record<string, unknown>;
  buildingBlockName?: string;
}

export interface BuiltList {
  guid: string;
  pageId: string;
  path: string;
}

/** A published page in the menu with one list on it; answers the list's guid. */
export async function buildList(
  { pages, menus }: { pages: PagesService; menus: MenusService },
  { options = {}, block = {}, page = {}, buildingBlockName = 'List' }: ListPlan = {},
): Promise<BuiltList> {
  made += 1;
  // Two that are built at once each have a number of their own.
  const number = made;
  const guid = randomUUID();
  const pageId = await addPage(
    pages,
    { viewer: system },
    {
      title: text(`Lijst ${number}`, `List ${number}`),
      ...page,
      buildingBlockInstances: [{ guid, buildingBlockName, layoutPosition: 'main', sortId: 0, options, ...block }],
    },
  );
  const segment = text(`lijst-${number}`, `list-${number}`);
  await addMenuItems(menus, { viewer: system }, 'Top level menu', [
    { name: text(`Lijst ${number}`), urlSegment: segment, pageId },
  ]);
  return { guid, pageId, path: `/lijst-${number}` };
}

export const buildNewItem = (overrides: Partial<NewItem> = {}): NewItem => {
  made += 1;
  return { title: `Bericht ${made}`, listItemTypeName: 'News', ...overrides };
};

/** A published news item that everyone may see, unless something else is said. */
export async function buildItem(
  { listItems }: { listItems: ListItemsService },
  listId: string,
  overrides: Partial<NewItem> = {},
  viewer: Viewer = system,
): Promise<ListItem> {
  const input: z.output<typeof NewItem> = NewItem.parse(buildNewItem(overrides));
  const [item] = await listItems.make(viewer, listId, [input], 'nl');
  if (item === undefined) throw new Error('nothing was made');
  return item;
}
