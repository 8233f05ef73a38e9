import type { MenuItem } from '#features/menus/contract/menu.ts';

function eachItem(items: readonly MenuItem[], visit: (item: MenuItem) => void): void {
  for (const item of items) {
    visit(item);
    eachItem(item.children, visit);
  }
}

/** The address of each page that the menu leads to. */
export function pathsIn(items: readonly MenuItem[]): Map<string, string> {
  const paths = new Map<string, string>();
  eachItem(items, ({ pageGuid, path }) => {
    if (pageGuid !== null && path !== null && !paths.has(pageGuid)) paths.set(pageGuid, path);
  });
  return paths;
}
