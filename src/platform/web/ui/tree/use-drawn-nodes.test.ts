import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TreeNode } from './tree-node.ts';
import { useDrawnNodes } from './use-drawn-nodes.ts';

const leaf = (id: string): TreeNode => ({ id, label: id });
const haven = leaf('haven');
const wonen: TreeNode = { id: 'wonen', label: 'Wonen', children: [haven] };
const nieuws = leaf('nieuws');

const ids = (drawn: ReturnType<typeof useDrawnNodes>): unknown[] =>
  drawn.map(({ id, children }) => (children.length === 0 ? id : [id, ids([...children])]));

test('what is folded away is not drawn, and opening it changes that row alone', () => {
  const { result, rerender } = renderHook(({ open }) => useDrawnNodes([wonen, nieuws], open), {
    initialProps: { open: [] as string[] },
  });
  expect(ids(result.current)).toEqual(['wonen', 'nieuws']);
  const [shut, other] = result.current;
  rerender({ open: ['wonen'] });
  expect(ids(result.current)).toEqual([['wonen', ['haven']], 'nieuws']);
  expect(result.current[0]).not.toBe(shut);
  expect(result.current[1]).toBe(other);
});

test('all is drawn where the tree itself keeps what is open', () => {
  const { result } = renderHook(() => useDrawnNodes([wonen, nieuws], undefined));
  expect(ids(result.current)).toEqual([['wonen', ['haven']], 'nieuws']);
});

test('another node below makes all above it other ones too', () => {
  const { result, rerender } = renderHook(({ nodes }) => useDrawnNodes(nodes, ['wonen']), {
    initialProps: { nodes: [wonen, nieuws] },
  });
  const [before, beside] = result.current;
  rerender({ nodes: [{ ...wonen, children: [leaf('haven'), leaf('kade')] }, nieuws] });
  expect(result.current[0]).not.toBe(before);
  expect(result.current[1]).toBe(beside);
});
