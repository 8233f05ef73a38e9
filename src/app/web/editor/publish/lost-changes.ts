import type { Operation } from '#features/pages/contract/operations/operation.ts';
import { operationsBetween } from '#features/pages/contract/operations/operations-between.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';

export type LostKind = 'added' | 'removed' | 'moved' | 'text' | 'options';

export interface LostChange {
  kind: LostKind;
  /** Guid of the block, or nothing for the page itself. */
  block: string | null;
}

/** What gets back what readers have, and what is lost by it: each block is named once for each kind of change. */
export function discarding(
  working: PageDocument,
  published: PageDocument,
): { operations: Operation[]; lost: LostChange[] } {
  const operations = operationsBetween(working, published);
  const lost = new Map<string, LostChange>();
  for (const operation of operations) {
    const change = lostBy(operation);
    lost.set(`${change.kind} ${change.block}`, change);
  }
  return { operations, lost: [...lost.values()] };
}

/** Going back takes away what was added, and the other way round. */
function lostBy(operation: Operation): LostChange {
  switch (operation.kind) {
    case 'add':
      return { kind: 'removed', block: operation.block.guid };
    case 'remove':
      return { kind: 'added', block: operation.block };
    case 'move':
      return { kind: 'moved', block: operation.block };
    case 'text':
      return { kind: 'text', block: operation.place.block };
    case 'layout':
    case 'page':
      return { kind: 'options', block: null };
    default:
      return { kind: 'options', block: operation.block };
  }
}
