import { expect, test } from 'vitest';
import { type TreeGridRow, treeGridStep } from './tree-grid-keys.ts';

const row = (id: string, parentId: string | null, isOpen?: boolean): TreeGridRow => ({
  id,
  parentId,
  level: parentId === null ? 1 : 2,
  position: 1,
  siblings: 1,
  isOpen,
});
const rows = [row('home', null), row('wonen', null, true), row('haven', 'wonen'), row('meer', null, false)];

test.each([
  ['home', 'ArrowDown', { go: 'wonen' }],
  ['home', 'ArrowUp', undefined],
  ['meer', 'ArrowDown', undefined],
  ['meer', 'Home', { go: 'home' }],
  ['home', 'End', { go: 'meer' }],
  ['home', 'ArrowRight', undefined],
  ['wonen', 'ArrowRight', { go: 'haven' }],
  ['meer', 'ArrowRight', { turn: true }],
  ['wonen', 'ArrowLeft', { turn: false }],
  ['haven', 'ArrowLeft', { go: 'wonen' }],
  ['meer', 'ArrowLeft', undefined],
  ['haven', ' ', 'choose'],
  ['haven', 'Enter', 'enter'],
  ['haven', 'ContextMenu', 'menu'],
  ['haven', 'x', undefined],
  ['gone', 'Enter', undefined],
])('on %s, %s', (id, key, expected) => {
  expect(treeGridStep(rows, id, key)).toEqual(expected);
});

test('from right to left, the arrows change places', () => {
  expect(treeGridStep(rows, 'meer', 'ArrowLeft', true)).toEqual({ turn: true });
  expect(treeGridStep(rows, 'wonen', 'ArrowRight', true)).toEqual({ turn: false });
});
