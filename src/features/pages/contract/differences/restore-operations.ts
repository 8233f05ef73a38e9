import { blocksInArea, putBlock } from '../operations/block-order.ts';
import type { Operation } from '../operations/operation.ts';
import { operationsBetween } from '../operations/operations-between.ts';
import type { PageDocument, StoredBlock } from '../page.ts';
import { type DifferentPart, pageDifferences } from './page-differences.ts';

/** Chosen as a block is. */
export const pageItself = 'page';

/** What makes the working copy what it was, wholly or only what is different in these parts of it. */
export function restoreOperations(
  working: PageDocument,
  moment: PageDocument,
  chosen: 'all' | ReadonlySet<string>,
): Operation[] {
  if (chosen === 'all') return operationsBetween(working, moment);
  const restored = pageDifferences(moment, working)
    .filter(({ guid }) => chosen.has(guid ?? pageItself))
    .reduce((document, part) => withPart(document, moment, part), working);
  return operationsBetween(working, restored);
}

function withPart(document: PageDocument, moment: PageDocument, { guid, was, differences }: DifferentPart) {
  const { buildingBlockInstances: blocks } = document;
  if (guid === null) return { ...moment, buildingBlockInstances: blocks };
  if (was === undefined) return { ...document, buildingBlockInstances: blocks.filter((one) => one.guid !== guid) };
  const present = blocks.find((one) => one.guid === guid);
  const isMoved = present === undefined || differences.some(({ kind }) => kind === 'moved');
  if (isMoved) return putBlock(document, was, { area: was.layoutPosition, after: neighbourOf(document, moment, was) });
  const put = { ...was, sortId: present.sortId };
  return { ...document, buildingBlockInstances: blocks.map((one) => (one === present ? put : one)) };
}

/** The nearest of those that stood before it and are still there. */
function neighbourOf(document: PageDocument, moment: PageDocument, block: StoredBlock): string | null {
  const known = new Set(document.buildingBlockInstances.map(({ guid }) => guid));
  const siblings = blocksInArea(moment, block.layoutPosition).map(({ guid }) => guid);
  return siblings.slice(0, siblings.indexOf(block.guid)).findLast((guid) => known.has(guid)) ?? null;
}
