import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [{ address: 'Kade 1' }, { value: { address: 'Kade 1' } }],
  [{ address: ' ' }, { value: null }],
  [{ latitude: 52, longitude: 4 }, { value: { address: '', latitude: 52, longitude: 4 } }],
  [{ address: 'Kade 1', latitude: 91 }, { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
