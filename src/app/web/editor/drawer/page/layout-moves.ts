import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { type Area, areaIn, type Layout } from '#features/pages/contract/page-layout.ts';

export interface LayoutMoves {
  into: Area;
  blocks: StoredBlock[];
}

/** The blocks that stand elsewhere in another layout, by where they come; nothing is lost. */
export function layoutMoves({ layout, buildingBlockInstances }: PageDocument, next: Layout): LayoutMoves[] {
  const moves = new Map<Area, StoredBlock[]>();
  for (const block of buildingBlockInstances.toSorted((one, other) => one.sortId - other.sortId)) {
    const into = areaIn(next, block.layoutPosition);
    if (into === areaIn(layout, block.layoutPosition)) continue;
    moves.set(into, [...(moves.get(into) ?? []), block]);
  }
  return [...moves].map(([into, blocks]) => ({ into, blocks }));
}
