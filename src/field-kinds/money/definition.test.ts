import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [1250, { value: 1250 }],
  [12.5, { fault: 'not-an-amount' }],
  [Number.NaN, { fault: 'not-an-amount' }],
  [1e14, { fault: 'not-an-amount' }],
  ['12', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
