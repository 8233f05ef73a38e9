import type { ThreadOrder } from './reaction-words.ts';

/** Where a part of a thread ended: the last one in it, and in the order "most" how many answers it had. */
export interface ThreadCursor {
  seq: number;
  answerCount: number;
}

export const cursorPattern = /^\d{1,9}(?:\.\d{1,9})?$/;

export const writeCursor = ({ seq, answerCount }: ThreadCursor, order: ThreadOrder): string =>
  order === 'most' ? `${seq}.${answerCount}` : String(seq);

export function readCursor(cursor: string | undefined): ThreadCursor | undefined {
  if (cursor === undefined || !cursorPattern.test(cursor)) return undefined;
  const [seq, answerCount = 0] = cursor.split('.').map(Number);
  return seq === undefined ? undefined : { seq, answerCount };
}
