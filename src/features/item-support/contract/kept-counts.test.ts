import { expect, test } from 'vitest';
import { isTold, keptUntil } from './kept-counts.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 17, 12, 0, seconds));

test.each([
  ['the first ever', null, 0, true],
  ['in a rush', 0, 1, false],
  ['just within the five seconds', 0, 4, false],
  ['after them', 0, 5, true],
  ['much later', 0, 59, true],
])('%s', (_, announced, now, expected) => {
  expect(isTold(announced === null ? null : at(announced), at(now))).toBe(expected);
});

test.each([
  ['right after it was told', 0, 10],
  ['while changes may still be silent', 4, 10],
  ['while a silent one may not be seen yet', 9, 10],
  ['once every change is told again', 10, undefined],
])('a page that is made %s', (_, made, until) => {
  expect(keptUntil(at(0), at(made))).toEqual(until === undefined ? undefined : at(until));
});

test('a page that could miss a silent change always ends by itself', () => {
  for (let change = 0; change < 20; change += 1) {
    if (isTold(at(0), at(change))) continue;
    expect(keptUntil(at(0), at(change)), `${change}`).toBeDefined();
  }
});
