import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [0, { value: 0 }],
  [10, { value: 10 }],
  [11, { fault: 'unknown-option' }],
  [2.5, { fault: 'unknown-option' }],
  [Number.NaN, { fault: 'unknown-option' }],
  ['3', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
