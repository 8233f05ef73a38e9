import { useMemo, useState } from 'react';
import { arrangeMenu } from '../contract/arranging/arrange-menu.ts';
import type { MenuChange } from '../contract/arranging/menu-change.ts';
import type { MenuSource, MenuSourceItem } from '../contract/menu-source.ts';

export interface MenuDraft {
  items: readonly MenuSourceItem[];
  /** In the order in which they were made. */
  changes: readonly MenuChange[];
  run(change: MenuChange): void;
  /** One of them, and what only made sense after it. */
  undo(change: MenuChange): void;
  putBack(): void;
}

/** Two steps of one item are one change, as someone sees it. */
export function withChange(changes: readonly MenuChange[], change: MenuChange): MenuChange[] {
  const last = changes.at(-1);
  if (last?.guid !== change.guid || last.kind !== change.kind) return [...changes, change];
  if (last.kind === 'move') return [...changes.slice(0, -1), change];
  if (last.kind === 'set' && change.kind === 'set') {
    return [...changes.slice(0, -1), { ...last, changes: { ...last.changes, ...change.changes } }];
  }
  return [...changes, change];
}

/** The menu as it will be. When someone else saved theirs, what was done here is done again on that. */
export function useMenuDraft(source: MenuSource): MenuDraft {
  const [made, setMade] = useState<readonly MenuChange[]>([]);
  const { items, changes } = useMemo(() => arrangeMenu(source.items, made), [source, made]);
  return {
    items,
    changes,
    run: (change) => setMade(withChange(changes, change)),
    undo: (change) => setMade(changes.filter((one) => one !== change)),
    putBack: () => setMade([]),
  };
}
