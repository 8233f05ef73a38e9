import type { MenuSourceItem } from '../menu-source.ts';
import type { MenuChange } from './menu-change.ts';

const fields = [
  'name',
  'description',
  'urlSegment',
  'pageGuid',
  'externalUrl',
  'relatedMenuItems',
  'isVisible',
] as const satisfies readonly (keyof MenuSourceItem)[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const childrenOf = (items: readonly MenuSourceItem[], parent: string | null): string[] =>
  items.filter(({ parentGuid }) => parentGuid === parent).map(({ guid }) => guid);

/** What brings a menu from how it is now back to how it was before it was saved. */
export function undoArrangement(before: readonly MenuSourceItem[], now: readonly MenuSourceItem[]): MenuChange[] {
  const was = new Map(before.map((item) => [item.guid, item]));
  const is = new Map(now.map((item) => [item.guid, item]));
  const back = before
    .filter(({ guid, parentGuid }) => !is.has(guid) && (parentGuid === null || is.has(parentGuid)))
    .map(({ guid }): MenuChange => ({ kind: 'restore', guid }));
  const set = before.flatMap((item): MenuChange[] => {
    const current = is.get(item.guid);
    const changes = Object.fromEntries(
      fields.filter((field) => current && !isSame(current[field], item[field])).map((field) => [field, item[field]]),
    );
    return Object.keys(changes).length === 0 ? [] : [{ kind: 'set', guid: item.guid, changes }];
  });
  const parents = [null, ...before.map(({ guid }) => guid)];
  const move = parents.flatMap((parentGuid): MenuChange[] => {
    const wanted = childrenOf(before, parentGuid);
    if (isSame(wanted, childrenOf(now, parentGuid))) return [];
    return wanted.map((guid, position) => ({ kind: 'move', guid, parentGuid, position }));
  });
  const remove = now
    .filter(({ guid, parentGuid }) => !was.has(guid) && (parentGuid === null || was.has(parentGuid)))
    .map(({ guid }): MenuChange => ({ kind: 'remove', guid }));
  return [...back, ...set, ...move, ...remove];
}
