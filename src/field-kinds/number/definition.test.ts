import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [0, { value: 0 }],
  [-2.5, { value: -2.5 }],
  [null, { value: null }],
  ['5', { fault: 'wrong-kind' }],
  [Number.NaN, { fault: 'not-a-number' }],
  [1e13, { fault: 'not-a-number' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
