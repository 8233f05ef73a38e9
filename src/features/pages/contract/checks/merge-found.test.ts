import { expect, test } from 'vitest';
import type { FoundOnPages } from './checked-pages.ts';
import { mergeFound } from './merge-found.ts';

const place = (title: string, count: number) => ({ guid: title, title, path: null, count });
const found = (kind: FoundOnPages['kind'], ...pages: FoundOnPages['pages']): FoundOnPages => ({
  kind,
  count: pages.reduce((sum, { count }) => sum + count, 0),
  pages,
});

test('each kind stands once, with the places that have the most of it first and then by name', () => {
  expect(
    mergeFound([
      found('alt-missing', place('Zwembad', 1), place('Haven', 1)),
      found('link-vague', place('Haven', 2)),
      found('alt-missing', place('Nieuws', 3)),
    ]),
  ).toEqual([
    found('alt-missing', place('Nieuws', 3), place('Haven', 1), place('Zwembad', 1)),
    found('link-vague', place('Haven', 2)),
  ]);
});

test('of nothing nothing is found', () => {
  expect(mergeFound([])).toEqual([]);
});
