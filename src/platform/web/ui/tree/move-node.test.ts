import { expect, test } from 'vitest';
import { moveNodes, type TreeMove } from './move-node.ts';

interface Node {
  id: string;
  children?: readonly Node[];
}

const tree: Node[] = [{ id: 'a' }, { id: 'b', children: [{ id: 'b1' }, { id: 'b2' }] }, { id: 'c' }];

function write(nodes: readonly Node[]): string {
  return nodes.map(({ id, children }) => (children ? `${id}(${write(children)})` : id)).join(' ');
}

test.each<[string, TreeMove, string]>([
  ['before another', { ids: ['c'], target: 'a', position: 'before' }, 'c a b(b1 b2)'],
  ['after another', { ids: ['a'], target: 'c', position: 'after' }, 'b(b1 b2) c a'],
  ['into a branch, as its last', { ids: ['a'], target: 'b', position: 'on' }, 'b(b1 b2 a) c'],
  ['into a leaf', { ids: ['a'], target: 'c', position: 'on' }, 'b(b1 b2) c(a)'],
  ['out of a branch', { ids: ['b1'], target: 'a', position: 'before' }, 'b1 a b(b2) c'],
  ['within a branch', { ids: ['b2'], target: 'b1', position: 'before' }, 'a b(b2 b1) c'],
  ['several, in their own order', { ids: ['c', 'a'], target: 'b1', position: 'after' }, 'b(b1 a c b2)'],
])('%s', (_what, move, expected) => {
  expect(write(moveNodes(tree, move))).toBe(expected);
});

test('what does not move stays the same object', () => {
  const moved = moveNodes(tree, { ids: ['c'], target: 'a', position: 'before' });
  expect(moved[2]).toBe(tree[1]);
});
