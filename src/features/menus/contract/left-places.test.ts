import { expect, it } from 'vitest';
import { type LeftPlace, leftPlaces } from './left-places.ts';

const item = (id: string, parentId: string | null, pageId: string | null = null) => ({ id, parentId, pageId });
const menu = [item('a', null, 'page a'), item('b', 'a', 'page b'), item('c', 'b', 'page c'), item('d', null)];
const without = (id: string) => menu.filter((one) => one.id !== id);
const other = (changed: ReturnType<typeof item>) => menu.map((one) => (one.id === changed.id ? changed : one));

it.each<[string, typeof menu, LeftPlace[]]>([
  ['nothing changed', menu, []],
  ['a new item', [...menu, item('e', 'c', 'page e')], []],
  ['an item above it more', other(item('a', 'd', 'page a')), []],
  ['taken out', without('c'), [{ pageId: 'page c', before: ['c', 'b', 'a'], after: [] }]],
  [
    'moved, with what hangs below it',
    other(item('b', 'd', 'page b')),
    [
      { pageId: 'page b', before: ['b', 'a'], after: ['b', 'd'] },
      { pageId: 'page c', before: ['c', 'b', 'a'], after: ['c', 'b', 'd'] },
    ],
  ],
  ['leading elsewhere', other(item('c', 'b')), [{ pageId: 'page c', before: ['c', 'b', 'a'], after: [] }]],
  [
    'in the place of another',
    other(item('c', 'b', 'page e')),
    [{ pageId: 'page c', before: ['c', 'b', 'a'], after: [] }],
  ],
])('%s', (_, after, expected) => {
  expect(leftPlaces(menu, after)).toEqual(expected);
});

it('comes to an end in a menu that turns back into itself', () => {
  expect(leftPlaces([item('a', 'b', 'page'), item('b', 'a')], [])).toEqual([
    { pageId: 'page', before: ['a', 'b'], after: [] },
  ]);
});
