import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { moveNodes, type TreeMove } from '#platform/web/ui/tree/move-node.ts';
import { placeOf } from '#platform/web/ui/tree/step-move.ts';
import { nodeOf } from '../contract/arranging/menu-effects.ts';
import { addressesOf } from '../contract/menu-check.ts';
import type { MenuSourceItem } from '../contract/menu-source.ts';

export interface MenuTreeNode {
  id: string;
  label: string;
  item: MenuSourceItem;
  children: MenuTreeNode[];
}

export const wordsOf = (text: StoredText, language: Language): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';

export function menuNodes(items: readonly MenuSourceItem[], language: Language): MenuTreeNode[] {
  const byParent = Map.groupBy(items, ({ parentGuid }) => parentGuid);
  const below = (parent: string | null): MenuTreeNode[] =>
    (byParent.get(parent) ?? []).map((item) => ({
      id: item.guid,
      label: wordsOf(item.name, language),
      item,
      children: below(item.guid),
    }));
  return below(null);
}

/** Where the item is after the move: below what, and the how manieth of those. */
export function placeAfter(
  nodes: readonly MenuTreeNode[],
  move: TreeMove,
): { guid: string; parentGuid: string | null; position: number } | undefined {
  const [guid] = move.ids;
  if (guid === undefined) return undefined;
  const place = placeOf(moveNodes(nodes, move), guid);
  if (place === undefined) return undefined;
  return { guid, parentGuid: place.parent ?? null, position: place.siblings.findIndex(({ id }) => id === guid) };
}

/** The address of each item that has a page, in the default language. */
export const pathsOf = (items: readonly MenuSourceItem[]): Map<string, string> =>
  new Map(addressesOf(items.map(nodeOf), [defaultLanguage]).map(({ node, path }) => [node.id, path]));

/** What of two addresses differs at their beginning; they end alike, at whole segments. */
export function addressDifference(was: string, becomes: string): { was: string; becomes: string; same: string } {
  const [old, fresh] = [was.split('/'), becomes.split('/')];
  let same = 0;
  while (same < old.length - 1 && same < fresh.length - 1 && old.at(-1 - same) === fresh.at(-1 - same)) same += 1;
  const end = same === 0 ? '' : `/${old.slice(-same).join('/')}`;
  return {
    was: was.slice(0, was.length - end.length),
    becomes: becomes.slice(0, becomes.length - end.length),
    same: end,
  };
}
