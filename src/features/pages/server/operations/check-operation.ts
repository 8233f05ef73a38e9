import { AppError } from '#platform/contract/calls/errors.ts';
import { blockOf } from '../../contract/operations/apply-operation.ts';
import type { Operation } from '../../contract/operations/operation.ts';
import { PageDocument, type PageKind, StoredBlock } from '../../contract/page.ts';
import type { BlockRules } from '../block-rules.ts';
import { blockFault } from '../checks/check-document.ts';

const refusal = (code: string) => new AppError(code, 400);

const maxBlocks = 500;

/** Only what it touched: the rest was checked when it was written. */
export function checkOperation(after: PageDocument, operation: Operation, kind: PageKind, blocks: BlockRules): void {
  const guid = touchedBlock(operation);
  if (guid !== undefined) {
    const block = StoredBlock.safeParse(blockOf(after, guid));
    if (!block.success) throw refusal('bad-options');
    const fault = blockFault(block.data, kind, blocks);
    if (fault !== undefined) throw refusal(fault);
  }
  if (operation.kind === 'add' && after.buildingBlockInstances.length > maxBlocks) throw refusal('too-many-blocks');
  const field = touchedField(operation);
  if (field !== undefined && !PageDocument.shape[field].safeParse(after[field]).success) throw refusal('bad-value');
}

function touchedBlock(operation: Operation): string | undefined {
  switch (operation.kind) {
    case 'add':
      return operation.block.guid;
    case 'set':
    case 'splice':
    case 'shift':
      return operation.block;
    case 'text':
      return operation.place.block ?? undefined;
    default:
      return undefined;
  }
}

function touchedField(operation: Operation): keyof PageDocument | undefined {
  // What is no page's own is refused before it comes here.
  if (operation.kind === 'page') return operation.path[0] as keyof PageDocument;
  if (operation.kind === 'text' && operation.place.block === null) return operation.place.path[0] as keyof PageDocument;
  return undefined;
}
