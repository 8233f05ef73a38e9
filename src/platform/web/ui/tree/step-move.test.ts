import { expect, test } from 'vitest';
import { stepMove } from './step-move.ts';
import type { TreeNode } from './tree-node.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, label: id.toUpperCase(), children });

test.each([
  ['b', 'up', { ids: ['b'], target: 'a', position: 'before' }],
  ['b', 'under', { ids: ['b'], target: 'a', position: 'on' }],
  ['b', 'down', undefined],
  ['b', 'out', undefined],
  ['a', 'up', undefined],
  ['a', 'under', undefined],
  ['c', 'down', { ids: ['c'], target: 'd', position: 'after' }],
  ['d', 'out', { ids: ['d'], target: 'a', position: 'after' }],
] as const)('%s %s', (id, step, expected) => {
  expect(stepMove([node('a', node('c'), node('d')), node('b')], id, step)).toEqual(expected);
});
