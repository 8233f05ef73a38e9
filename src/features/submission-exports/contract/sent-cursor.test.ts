import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './sent-cursor.ts';

const cursor = { sentAt: '2026-11-17T12:00:00.123Z', guid: '0c1db133-d680-8ef3-aac7-c9ccef386c83' };

it('reads what it wrote', () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

it.each(['', 'abc', '1-2', `9999999999999999-${cursor.guid}`, `x-${cursor.guid}`])('knows no %j', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
