import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';

/** A block that someone else changed. */
export interface ForeignChange {
  block: string;
  name: string;
}

function blockOf(operation: Operation): string | null {
  switch (operation.kind) {
    case 'add':
      return operation.block.guid;
    case 'text':
      return operation.place.block;
    case 'move':
    case 'set':
    case 'splice':
    case 'shift':
      return operation.block;
    default:
      return null;
  }
}

/** The blocks that others took away, and who did. */
export const removedByOthers = (
  entries: readonly Pick<LoggedOperation, 'operation' | 'by'>[],
  me: string,
): ForeignChange[] =>
  entries.flatMap(({ operation, by }) =>
    operation.kind === 'remove' && by.id !== me ? [{ block: operation.block, name: by.name }] : [],
  );

/** Of what the log told, the blocks that others changed; each by who was the last. What one did in another tab is no news. */
export function foreignChanges(
  entries: readonly Pick<LoggedOperation, 'operation' | 'by'>[],
  me: string,
): ForeignChange[] {
  const changed = new Map<string, string>();
  for (const { operation, by } of entries) {
    const block = blockOf(operation);
    if (block === null || by.id === me) continue;
    changed.delete(block);
    changed.set(block, by.name);
  }
  return [...changed].map(([block, name]) => ({ block, name }));
}
