import { blocksInArea } from '#features/pages/contract/operations/block-order.ts';
import type { Operation, Spot } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { areaIn } from '#features/pages/contract/page-layout.ts';
import { blockOf, blocksInOrder, spotAfter } from './block-places.ts';

/** Among its own neighbours; nothing where it is first or last already. */
export function stepOperations(document: PageDocument, guid: string, step: 1 | -1): Operation[] {
  const block = blockOf(document, guid);
  if (block === undefined) return [];
  const area = areaIn(document.layout, block.layoutPosition);
  const siblings = blocksInArea(document, area);
  const place = siblings.findIndex((one) => one.guid === guid);
  const isEdge = step === 1 ? place === siblings.length - 1 : place === 0;
  if (isEdge) return [];
  const after = siblings[step === 1 ? place + 1 : place - 2]?.guid ?? null;
  return [{ kind: 'move', block: guid, spot: { area, after } }];
}

/** One after the other at this spot, in the order in which they are given. */
export function moveOperations(guids: readonly string[], { area, after }: Spot): Operation[] {
  return guids.map((block, index) => ({
    kind: 'move',
    block,
    spot: { area, after: index === 0 ? after : (guids[index - 1] ?? null) },
  }));
}

/** As new blocks, one after the other at this spot. */
export function addOperations(blocks: readonly StoredBlock[], { area, after }: Spot): Operation[] {
  return blocks.map((block, index) => ({
    kind: 'add',
    block,
    spot: { area, after: index === 0 ? after : (blocks[index - 1]?.guid ?? null) },
  }));
}

export type NewGuid = () => string;

/** What an anchor names is in one place on a page. */
export function copyOf({ anchor: _, ...block }: StoredBlock, newGuid: NewGuid): StoredBlock {
  return { ...structuredClone(block), guid: newGuid() };
}

/** The copies stand after the last of them. */
export function duplicateOperations(document: PageDocument, guids: readonly string[], newGuid: NewGuid): Operation[] {
  const chosen = blocksInOrder(document).filter(({ guid }) => guids.includes(guid));
  const last = chosen.at(-1);
  if (last === undefined) return [];
  return addOperations(
    chosen.map((block) => copyOf(block, newGuid)),
    spotAfter(document, last),
  );
}

export const removeOperations = (guids: readonly string[]): Operation[] =>
  guids.map((block) => ({ kind: 'remove', block }));

export type BlockAudience = Pick<StoredBlock, 'visibility' | 'roleIds'>;

/** Only admins see it, on the site and in the editor alike. */
export const isHidden = ({ visibility }: StoredBlock): boolean => visibility === 'Admin';

export const visibilityOperation = (block: string, visibility: StoredBlock['visibility']): Operation => ({
  kind: 'set',
  block,
  path: ['visibility'],
  value: visibility,
});

/** Where focus goes when these are gone: to what comes in their place. */
export function heirOf(document: PageDocument, guids: readonly string[]): string | undefined {
  const order = blocksInOrder(document).map(({ guid }) => guid);
  const last = order.findLastIndex((guid) => guids.includes(guid));
  const isLeft = (guid: string) => !guids.includes(guid);
  return order.slice(last + 1).find(isLeft) ?? order.slice(0, last).findLast(isLeft);
}
