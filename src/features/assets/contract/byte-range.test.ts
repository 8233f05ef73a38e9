import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a part of a file', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=a-b', undefined],
  ])('%s of a hundred bytes', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });
});
