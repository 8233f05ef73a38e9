import { expect, test } from 'vitest';
import { addressDifference } from './menu-nodes.ts';
import { withChange } from './use-menu-draft.ts';

test.each([
  ['/wonen/haven/planning', '/meedoen/projecten/haven/planning', ['/wonen', '/meedoen/projecten', '/haven/planning']],
  ['/nieuws', '/actueel', ['/nieuws', '/actueel', '']],
  ['/nieuws', '/meer/nieuws', ['', '/meer', '/nieuws']],
])('%s becomes %s', (was, becomes, expected) => {
  const { same, ...differs } = addressDifference(was, becomes);
  expect([differs.was, differs.becomes, same]).toEqual(expected);
});

test('steps of one item in a row are one change, and others are not', () => {
  const move = (guid: string, position: number) => ({ kind: 'move', guid, parentGuid: null, position }) as const;
  const hidden = { kind: 'set', guid: 'a', changes: { isVisible: false } } as const;
  const led = { kind: 'set', guid: 'a', changes: { externalUrl: '/elders' } } as const;
  expect(withChange([move('a', 1)], move('a', 2))).toEqual([move('a', 2)]);
  expect(withChange([move('a', 1)], move('b', 2))).toEqual([move('a', 1), move('b', 2)]);
  expect(withChange([hidden], led)).toEqual([{ ...hidden, changes: { isVisible: false, externalUrl: '/elders' } }]);
  expect(withChange([move('a', 1)], hidden)).toEqual([move('a', 1), hidden]);
});
