import { expect, it } from 'vitest';
import { turnedPage } from './turned-page.ts';

it.each([
  ['', undefined],
  ['?page=1', undefined],
  ['?page=2', 2],
  ['?q=haven&page=13', 13],
  ['?q=haven&pageNumber=3', 3],
  ['?p-0a1b2c=3', 3],
  ['?p-0a1b2c=1&p-ffffff=4', 4],
  ['?page=two', undefined],
  ['?page=0', undefined],
  ['?p-nothex=2', undefined],
])('%s asks for page %s', (search, page) => {
  expect(turnedPage(search)).toBe(page);
});
