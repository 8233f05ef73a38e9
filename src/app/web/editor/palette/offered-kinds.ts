import type { BuildingBlock } from '../../../contract/building-block.ts';

export interface OfferedKind {
  kind: BuildingBlock;
  name: string;
  description: string;
}

export type PaletteGroup = 'all' | BuildingBlock['group'];

export const paletteGroups: readonly PaletteGroup[] = ['all', 'content', 'list', 'interaction'];

/** Lists, forms and parts that pages share belong to a page: an item would show nothing there. */
export const isOffered = (
  { allowedFor, group, showsSharedPart, takesVotes, hasThread }: BuildingBlock,
  { isAdmin, isItem }: { isAdmin: boolean; isItem: boolean },
): boolean =>
  (allowedFor === undefined || isAdmin) &&
  (!isItem || ((group === 'content' || takesVotes || hasThread) && !showsSharedPart));

/** In any order of its words, whatever the capitals; names that begin with it come first. */
export function foundKinds(offered: readonly OfferedKind[], group: PaletteGroup, query: string): OfferedKind[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const beginsWith = ({ name }: OfferedKind) => name.toLowerCase().startsWith(words[0] ?? '');
  return offered
    .filter(({ kind }) => group === 'all' || kind.group === group)
    .filter(({ name, description }) => words.every((word) => `${name} ${description}`.toLowerCase().includes(word)))
    .sort((one, other) => Number(beginsWith(other)) - Number(beginsWith(one)) || one.name.localeCompare(other.name));
}

/** In a grid of so many columns; it stays within what is there. */
export function nextTile(current: number, key: string, count: number, columns: number): number | undefined {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  const next = current + step;
  if (next < 0) return key === 'ArrowUp' ? current : 0;
  return next >= count ? (key === 'ArrowDown' ? current : count - 1) : next;
}
