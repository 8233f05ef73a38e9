import { expect, test } from 'vitest';
import { draggedOrder, readSortBy } from './item-order.ts';

const options = { sortOrder: ['s1', 's2'], nestedSortOrder: { root: ['r1'], p: ['c1', 'c2'] } };

test.each<[string[] | undefined, string[]]>([
  [undefined, ['r1']],
  [[], ['r1']],
  [['p'], ['c1', 'c2']],
  [['unknown'], ['s1', 's2']],
  // below two parents at once there is no order of either
  [
    ['p', 'q'],
    ['s1', 's2'],
  ],
])('below %j', (parents, expected) => {
  expect(draggedOrder(options, parents)).toEqual(expected);
});

test('without levels it is sortOrder', () => {
  expect(draggedOrder({ sortOrder: ['s1'], nestedSortOrder: {} }, undefined)).toEqual(['s1']);
});

test.each([
  ['publishedOn_desc', { key: 'publishedOn', direction: 'desc' }],
  ['sortOrder_asc', { key: 'sortOrder', direction: 'asc' }],
] as const)('%s', (sortBy, expected) => {
  expect(readSortBy(sortBy)).toEqual(expected);
});
