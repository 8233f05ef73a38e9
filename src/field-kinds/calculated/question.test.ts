import { expect, test } from 'vitest';
import question from './question.ts';

const answers: Record<string, unknown> = { aantal: 3, prijs: 12.5 };

test.each<[string, number | undefined]>([
  ['{aantal} * {prijs}', 37.5],
  ['{aantal} / 7', 0.43],
  ['{weg} + 1', 1],
  ['{aantal} / 0', undefined],
  ['{aantal} *', undefined],
  ['', undefined],
])('%s', (expression, expected) => {
  const field = { kind: 'calculated', options: [], settings: { ...question.defaults, expression } };
  expect(question.derive?.((id) => answers[id], field)).toBe(expected);
});

test('takes nothing that was posted', () => {
  const field = { kind: 'calculated', options: [], settings: question.defaults };
  expect(question.read(() => ['1000000'], field)).toBeUndefined();
});
