import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [{ prijs: 'a' }, { value: { prijs: 'a' } }],
  [{}, { value: null }],
  [{ prijs: 'z' }, { fault: 'unknown-option' }],
  [['a'], { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind, { options: [{ value: 'a' }, { value: 'b' }] })(given)).toEqual(expected);
});
