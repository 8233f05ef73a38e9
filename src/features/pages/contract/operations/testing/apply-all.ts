import type { PageDocument } from '../../page.ts';
import type { Applied } from '../applied.ts';
import { applyOperation } from '../apply-operation.ts';
import type { Operation } from '../operation.ts';

/** One after another; what takes all of it back is in the order in which to do it. */
export function applyAll(document: PageDocument, operations: readonly Operation[]): Applied {
  let current = document;
  const inverse: Operation[] = [];
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    current = applied.document;
    inverse.unshift(...applied.inverse);
  }
  return { document: current, inverse };
}
