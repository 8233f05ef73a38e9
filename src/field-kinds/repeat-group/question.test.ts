import { expect, test } from 'vitest';
import question from './question.ts';

const field = { kind: 'repeatGroup', options: [], settings: { ...question.defaults, min: 2, max: 3 } };
const rows = (count: number) => Array.from({ length: count }, () => ({ naam: 'Noor' }));

test.each<[number, string | undefined]>([
  [1, 'too-few-times'],
  [2, undefined],
  [3, undefined],
  [4, 'too-many-times'],
])('filled in %i times', (count, expected) => {
  expect(question.fault?.(rows(count), field, { today: '2026-11-17' })).toBe(expected);
});
