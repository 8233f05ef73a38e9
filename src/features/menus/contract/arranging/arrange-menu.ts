import { itemSlug } from '#platform/contract/addresses/slug.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { MenuSourceItem } from '../menu-source.ts';
import type { MenuChange } from './menu-change.ts';

/** The segment in each language that the name has words in. */
export const segmentFrom = (name: StoredText): StoredText => ({
  $lang: Object.fromEntries(Object.entries(name.$lang).map(([language, words]) => [language, itemSlug(words ?? '')])),
});

/** An item with all below it: these are beside each other, because parents come before their children. */
export function withAllBelow(items: readonly MenuSourceItem[], guid: string): Set<string> {
  const found = new Set([guid]);
  for (const item of items) if (item.parentGuid !== null && found.has(item.parentGuid)) found.add(item.guid);
  return found;
}

/** Parents before their children, siblings in the order in which they are here. */
function inOrder(items: readonly MenuSourceItem[]): MenuSourceItem[] {
  const byParent = Map.groupBy(items, (item) => item.parentGuid);
  const below = (parent: string | null): MenuSourceItem[] =>
    (byParent.get(parent) ?? []).flatMap((item) => [item, ...below(item.guid)]);
  return below(null);
}

/** The item as the last but for `position` of those below its parent. */
function placed(items: readonly MenuSourceItem[], item: MenuSourceItem, position: number): MenuSourceItem[] {
  const others = items.filter(({ guid }) => guid !== item.guid);
  const next = others.filter(({ parentGuid }) => parentGuid === item.parentGuid)[position];
  const at = next === undefined ? others.length : others.indexOf(next);
  return inOrder(others.toSpliced(at, 0, item));
}

/** The menu after one change; undefined where the change does not fit: what it is about is not there, or is above itself. */
export function arranged(items: readonly MenuSourceItem[], change: MenuChange): MenuSourceItem[] | undefined {
  const known = items.find(({ guid }) => guid === change.guid);
  if (change.kind === 'restore') return [...items];
  if (change.kind === 'add') {
    const { guid, item, parentGuid, position } = change;
    if (known !== undefined || !isThere(items, parentGuid)) return undefined;
    const { urlSegment = segmentFrom(item.name), ...given } = item;
    const ofPage = { pageName: null, pageIsPublished: false, pageIsInTrash: false, path: null };
    const made = { ...given, guid, parentGuid, urlSegment, ...ofPage };
    return placed(items, made, position);
  }
  if (known === undefined) return undefined;
  switch (change.kind) {
    case 'set':
      return items.map((item) => (item === known ? { ...item, ...change.changes } : item) as MenuSourceItem);
    case 'move': {
      const { parentGuid, position } = change;
      if (!isThere(items, parentGuid) || (parentGuid !== null && withAllBelow(items, known.guid).has(parentGuid))) {
        return undefined;
      }
      return placed(items, { ...known, parentGuid }, position);
    }
    case 'remove': {
      const gone = withAllBelow(items, known.guid);
      return items.filter(({ guid }) => !gone.has(guid));
    }
  }
}

const isThere = (items: readonly MenuSourceItem[], parentGuid: string | null): boolean =>
  parentGuid === null || items.some(({ guid }) => guid === parentGuid);

/** The menu after all changes that fit, and those; what no longer fits because an earlier one was undone is left out. */
export function arrangeMenu(
  items: readonly MenuSourceItem[],
  changes: readonly MenuChange[],
): { items: MenuSourceItem[]; changes: MenuChange[] } {
  return changes.reduce(
    (before, change) => {
      const after = arranged(before.items, change);
      return after === undefined ? before : { items: after, changes: [...before.changes, change] };
    },
    { items: [...items], changes: [] as MenuChange[] },
  );
}
