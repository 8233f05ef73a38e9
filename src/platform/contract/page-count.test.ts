import { expect, test } from 'vitest';
import { pageCount, rowsOnPage, rowsToRead } from './page-count.ts';

test.each([
  // total, page size, pages
  [0, 12, 0],
  [1, 12, 1],
  [12, 12, 1],
  // up to a third goes along
  [13, 12, 1],
  [16, 12, 1],
  [17, 12, 2],
  [28, 12, 2],
  [29, 12, 3],
  [5, 4, 1],
  [6, 4, 2],
  // at most five
  [105, 100, 1],
  [106, 100, 2],
  // a page of one or two has no third
  [3, 2, 2],
  [2, 1, 2],
])('%i items by %i are on %i pages', (total, pageSize, pages) => {
  expect(pageCount(total, pageSize)).toBe(pages);
});

const items = (total: number) => Array.from({ length: total }, (_, place) => place);

test.each([1, 2, 3, 4, 6, 12, 25, 100])('by %i, every item is on one page and every page has items', (pageSize) => {
  for (let total = 0; total <= 3 * pageSize + 2; total++) {
    const pages = Array.from({ length: pageCount(total, pageSize) }, (_, index) => {
      const from = index * pageSize;
      return rowsOnPage(items(total).slice(from, from + rowsToRead(pageSize)), index + 1, pageSize);
    });
    expect(pages.flat()).toEqual(items(total));
    expect(pages.every((page) => page !== undefined && page.length > 0)).toBe(true);
  }
});

test('the page of a rest that went along is none', () => {
  expect(rowsOnPage([1, 2, 3, 4], 2, 12)).toBeUndefined();
  expect(rowsOnPage([1, 2, 3, 4, 5], 2, 12)).toHaveLength(5);
  expect(rowsOnPage([], 9, 12)).toEqual([]);
});
