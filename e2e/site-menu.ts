import type { APIRequestContext } from '@playwright/test';
import type { MenuItem } from '#features/menus/contract/menu.ts';

/** The menu as this browser may see it, so that stories need not know the demo by heart. */
export async function readMenu(request: APIRequestContext, language = 'nl'): Promise<MenuItem[]> {
  const answer = await request.get('/api/menus:withName', { params: { name: 'Top level menu', language } });
  return ((await answer.json()) as { items: MenuItem[] }).items;
}

export type PageItem = MenuItem & { path: string };

const isPage = (item: MenuItem): item is PageItem => item.isVisible && item.pageGuid !== null && item.path !== null;

export const visiblePages = (items: readonly MenuItem[]): PageItem[] => items.filter(isPage);

/** The first item with pages below it. */
export async function firstWithChildren(request: APIRequestContext): Promise<{ item: PageItem; child: PageItem }> {
  for (const item of visiblePages(await readMenu(request))) {
    const [child] = visiblePages(item.children);
    if (child !== undefined) return { item, child };
  }
  throw new Error('this menu has no second level');
}
