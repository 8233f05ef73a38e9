import { expect, test } from 'vitest';
import { findingsQueryOf, rowsOnPage } from './findings-address.ts';

test.each([
  ['', { pageNumber: 1 }],
  ['kind=tooHard&subject=page&owner=none&page=3', { kind: 'tooHard', subject: 'page', owner: 'none', pageNumber: 3 }],
  ['kind=nonsense&subject=moon&owner=&page=-4', { pageNumber: 1 }],
  ['page=none', { pageNumber: 1 }],
])('%s asks for %o', (address, query) => {
  expect(findingsQueryOf(new URLSearchParams(address))).toEqual({ ...query, itemCount: rowsOnPage });
});
