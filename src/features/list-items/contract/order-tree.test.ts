import { describe, expect, it, test } from 'vitest';
import { movedBelow, type OrderNode, orderOptions, orderTree } from './order-tree.ts';

const item = (guid: string, ...parentGuids: string[]) => ({ guid, title: guid.toUpperCase(), parentGuids });
const node = (id: string, ...children: OrderNode[]): OrderNode => ({ id, label: id.toUpperCase(), children });

const items = [item('a'), item('b', 'theme'), item('c', 'a'), item('d', 'a')];

describe('a list as a tree', () => {
  it('has what hangs below an item of the list below it; other parents are no level', () => {
    expect(orderTree(items, { nestedSortOrder: {} })).toEqual([node('a', node('c'), node('d')), node('b')]);
  });

  it('has each level in its own order, and what nobody moved after it', () => {
    expect(orderTree(items, { nestedSortOrder: { root: ['b'], a: ['d', 'gone'] } })).toEqual([
      node('b'),
      node('a', node('d'), node('c')),
    ]);
  });

  it('does not go round for ever where items hang below each other', () => {
    expect(orderTree([item('a', 'b'), item('b', 'a'), item('c')], { nestedSortOrder: {} })).toEqual([node('c')]);
  });
});

test('what the block keeps is one order, and levels only where there are any', () => {
  expect(orderOptions([node('b'), node('a')])).toEqual({ sortOrder: ['b', 'a'], nestedSortOrder: {} });
  expect(orderOptions([node('b'), node('a', node('d'), node('c'))])).toEqual({
    sortOrder: ['b', 'a', 'd', 'c'],
    nestedSortOrder: { root: ['b', 'a'], a: ['d', 'c'] },
  });
});

test('who hangs below something else keeps its parents of other lists', () => {
  expect(movedBelow(items, [node('a', node('b')), node('c'), node('d')])).toEqual([
    { guid: 'b', parentGuids: ['theme', 'a'], before: ['theme'] },
    { guid: 'c', parentGuids: [], before: ['a'] },
    { guid: 'd', parentGuids: [], before: ['a'] },
  ]);
  expect(movedBelow(items, [node('b'), node('a', node('d'), node('c'))])).toEqual([]);
});
