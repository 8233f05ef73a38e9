import type { MenuItem } from '#features/menus/contract/menu.ts';

/** The branch of pages that the menu does not lead to. */
export const looseBranch = 'loose';

export interface VisibleRow {
  id: string;
  parentId: string | null;
  level: number;
  position: number;
  siblings: number;
  /** How many pages hang below it. */
  below: number;
  /** Undefined where nothing hangs below it. */
  isOpen: boolean | undefined;
  name: string;
  pageGuid: string | null;
  /** It stands here only for what hangs below it. */
  isAround: boolean;
}

interface Looking {
  /** Pages of the filter; nothing when all are wanted. */
  found: ReadonlySet<string> | undefined;
  /** Pages without a place in the menu, in the order in which they are shown. */
  loose: readonly string[];
  isOpen(id: string): boolean;
}

interface Node {
  id: string;
  name: string;
  pageGuid: string | null;
  isFound: boolean;
  children: Node[];
  below: number;
}

/** The menu as a tree of pages, as far as it is open: headings stay where pages hang below them, links elsewhere do not. */
export function visibleRows(items: readonly MenuItem[], { found, loose, isOpen }: Looking): VisibleRow[] {
  const isFound = (guid: string | null) => guid !== null && (found?.has(guid) ?? true);

  const nodesOf = (level: readonly MenuItem[]): Node[] =>
    level.flatMap(({ guid, name, pageGuid, children: inside }) => {
      const children = nodesOf(inside);
      const isIn = isFound(pageGuid);
      if (!isIn && children.length === 0) return [];
      const below = children.reduce((sum, one) => sum + one.below + (one.isFound ? 1 : 0), 0);
      return [{ id: pageGuid ?? guid, name, pageGuid, isFound: isIn, children, below }];
    });

  const withoutPlace = loose
    .filter(isFound)
    .map((id): Node => ({ id, name: '', pageGuid: id, isFound: true, children: [], below: 0 }));
  const branch: Node = {
    id: looseBranch,
    name: '',
    pageGuid: null,
    isFound: false,
    children: withoutPlace,
    below: withoutPlace.length,
  };

  const rowsOf = (nodes: readonly Node[], parentId: string | null, level: number): VisibleRow[] =>
    nodes.flatMap(({ id, name, pageGuid, isFound: isIn, children, below }, index) => {
      const isShown = children.length === 0 ? undefined : isOpen(id);
      const row: VisibleRow = {
        id,
        parentId,
        level,
        position: index + 1,
        siblings: nodes.length,
        below,
        isOpen: isShown,
        name,
        pageGuid,
        isAround: !isIn,
      };
      return isShown === true ? [row, ...rowsOf(children, id, level + 1)] : [row];
    });

  return rowsOf([...nodesOf(items), ...(withoutPlace.length === 0 ? [] : [branch])], null, 1);
}

/** The rows above a page, from the top, so that it can be seen. */
export function rowsAbove(items: readonly MenuItem[], loose: readonly string[], pageGuid: string): string[] {
  if (loose.includes(pageGuid)) return [looseBranch];
  const search = (level: readonly MenuItem[]): string[] | undefined => {
    for (const item of level) {
      if (item.pageGuid === pageGuid) return [];
      const inside = search(item.children);
      if (inside !== undefined) return [item.pageGuid ?? item.guid, ...inside];
    }
    return undefined;
  };
  return search(items) ?? [];
}
