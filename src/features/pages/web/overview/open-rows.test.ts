import { expect, test } from 'vitest';
import { allClosed, allOpen, readOpenRows, turnRow } from './open-rows.ts';

test.each([
  [null, false, []],
  ['{"isAllOpen":true,"turned":["a"]}', true, ['a']],
  ['{"turned":["a",7]}', false, ['a']],
  ['{"turned":"a"}', false, []],
  ['null', false, []],
  ['not JSON', false, []],
])('what was kept: %s', (text, isAllOpen, turned) => {
  expect(readOpenRows({ getItem: () => text })).toEqual({ ...allClosed, isAllOpen, turned });
});

test('a row is opened, closed and opened again', () => {
  const opened = turnRow(allClosed, 'a', true);
  expect(opened.turned).toEqual(['a']);
  expect(turnRow(opened, 'a', false)).toEqual(allClosed);
  const closed = turnRow(allOpen, 'a', false);
  expect(closed).toEqual({ ...allOpen, turned: ['a'] });
  expect(turnRow(closed, 'a', true)).toEqual(allOpen);
});

test('no more than an address can hold', () => {
  let open = allClosed;
  for (let row = 0; row < 105; row += 1) open = turnRow(open, `row-${row}`, true);
  expect([open.turned.length, open.turned[0], open.turned.at(-1)]).toEqual([100, 'row-5', 'row-104']);
});
