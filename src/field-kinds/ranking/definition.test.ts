import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [['b', 'a'], { value: ['b', 'a'] }],
  [['b'], { fault: 'ranking-incomplete' }],
  [['a', 'a'], { fault: 'ranking-incomplete' }],
  [['a', 'z'], { fault: 'ranking-incomplete' }],
  [[], { value: null }],
  ['a', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind, { options: [{ value: 'a' }, { value: 'b' }] })(given)).toEqual(expected);
});
