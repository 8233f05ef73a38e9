import { expect, test } from 'vitest';
import { readCursor, type ThreadCursor, writeCursor } from './thread-cursor.ts';

test.each<[ThreadCursor, 'oldest' | 'newest' | 'most', string]>([
  [{ seq: 12, answerCount: 3 }, 'oldest', '12'],
  [{ seq: 12, answerCount: 3 }, 'newest', '12'],
  [{ seq: 12, answerCount: 3 }, 'most', '12.3'],
])('%j in the order %s is written as %s', (cursor, order, expected) => {
  expect(writeCursor(cursor, order)).toBe(expected);
});

test.each<[string | undefined, ThreadCursor | undefined]>([
  ['12', { seq: 12, answerCount: 0 }],
  ['12.3', { seq: 12, answerCount: 3 }],
  [undefined, undefined],
  ['', undefined],
  ['1e9', undefined],
  ['-1', undefined],
  ['12.3.4', undefined],
  ['9999999999', undefined],
])('%j is read as %j', (text, expected) => {
  expect(readCursor(text)).toEqual(expected);
});
