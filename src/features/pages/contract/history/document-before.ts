import { applyOperation } from '../operations/apply-operation.ts';
import type { LoggedOperation } from '../operations/operation.ts';
import type { PageDocument } from '../page.ts';

/**
 * The page as it was before these entries of its log, which are in order and reach to how it is now. Throws an
 * `OperationFault` when the page is no longer one that they can be taken back from.
 */
export const documentBefore = (
  document: PageDocument,
  log: readonly Pick<LoggedOperation, 'inverse'>[],
): PageDocument =>
  log
    .toReversed()
    .flatMap(({ inverse }) => inverse)
    .reduce((current, operation) => applyOperation(current, operation).document, document);
