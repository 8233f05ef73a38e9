import { expect, test } from 'vitest';
import { arrangedPage } from './arranged-page.ts';
import type { ListQuery } from './list-items.endpoints.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((guid) => ({ guid }));
const order = { sortOrder: ['g', 'gone', 'c'], nestedSortOrder: { p: ['d'] }, defaultParentGuids: [] as string[] };

test.each<[string, ListQuery, Partial<typeof order>, string]>([
  ['what was dragged first, then the rest as it was', { sort_by: 'sortOrder_asc', itemCount: 4 }, {}, 'gcab'],
  ['the page after it', { sort_by: 'sortOrder_asc', itemCount: 4, pageNumber: 2 }, {}, 'def'],
  ['the other way round only what was dragged is', { sort_by: 'sortOrder_desc', itemCount: 4 }, {}, 'cgab'],
  ['another order is left alone', { sort_by: 'title_asc', itemCount: 3 }, {}, 'abc'],
  ['below one item it is that item’s', { sort_by: 'sortOrder_asc', itemCount: 2 }, { defaultParentGuids: ['p'] }, 'da'],
  ['a small rest joins', { sort_by: 'sortOrder_asc', itemCount: 6, joinRest: true }, { sortOrder: ['g'] }, 'gabcdef'],
  [
    'and has no page of its own',
    { sort_by: 'sortOrder_asc', itemCount: 6, pageNumber: 2, joinRest: true },
    { sortOrder: ['g'] },
    'gabcdef',
  ],
])('%s', (_, query, other, expected) => {
  const page = arrangedPage(items, { ...order, ...other }, query);
  expect(page.map(({ guid }) => guid).join('')).toBe(expected);
});
