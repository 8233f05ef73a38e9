import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 3 4 5'],
  [1, 52, '1 2 3 gap 52'],
  [3, 52, '1 2 3 4 gap 52'],
  [4, 52, '1 2 3 4 5 gap 52'],
  [7, 52, '1 gap 6 7 8 gap 52'],
  [49, 52, '1 gap 48 49 50 51 52'],
  [52, 52, '1 gap 50 51 52'],
])('on page %i of %i', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount).join(' ')).toBe(expected);
});
