import { describe, expect, it } from 'vitest';
import { cutText } from './log-limits.ts';

describe('cutText', () => {
  it.each([
    ['shorter than the limit', 'abc', 5, 'abc'],
    ['exactly the limit', 'abcde', 5, 'abcde'],
    ['longer', 'abcdef', 5, 'abcd…'],
    ['through the middle of a pair', 'abc😀def', 5, 'abc�…'],
  ])('%s', (_, text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });
});
