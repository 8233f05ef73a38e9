export type OperationFaultCode =
  /** The block is not on the page (any more). */
  | 'no-block'
  /** The place inside the block is not there (any more). */
  | 'no-place'
  /** The words that it changes are not there as they were. */
  | 'no-fit'
  /** A block with this guid is on the page already. */
  | 'there-already';

/** An operation that cannot be done to the page as it is. */
export class OperationFault extends Error {
  readonly code: OperationFaultCode;

  constructor(code: OperationFaultCode) {
    super(code);
    this.name = 'OperationFault';
    this.code = code;
  }
}
