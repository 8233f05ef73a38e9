import { expect, test } from 'vitest';
import { pressSupport } from './press-support.ts';

const start = { votes: 4, joins: 1, hasVoted: false, hasJoined: true, isOpen: true };

test.each([
  ['vote', { ...start, votes: 5, hasVoted: true }],
  ['join', { ...start, joins: 0, hasJoined: false }],
] as const)('pressing %s changes that alone', (kind, expected) => {
  expect(pressSupport(start, kind)).toEqual(expected);
});

test('pressing twice changes nothing', () => {
  for (const kind of ['vote', 'join'] as const) expect(pressSupport(pressSupport(start, kind), kind)).toEqual(start);
});

test('a number that lags behind never goes below zero', () => {
  expect(pressSupport({ ...start, joins: 0 }, 'join').joins).toBe(0);
});
