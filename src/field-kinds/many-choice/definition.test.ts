import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];

test.each<[unknown, CheckedValue]>([
  [['c', 'a', 'c'], { value: ['a', 'c'] }],
  [[], { value: null }],
  [['a', 'z'], { fault: 'unknown-option' }],
  ['a', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind, { options })(given)).toEqual(expected);
});
