import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [
    { postcode: '4381bx', houseNumber: '12' },
    { value: { postcode: '4381 BX', houseNumber: '12', addition: '', street: '', town: '' } },
  ],
  [{ postcode: '438 BX' }, { fault: 'not-a-postcode' }],
  [{ postcode: '0381 BX' }, { fault: 'not-a-postcode' }],
  [{ houseNumber: 'twaalf' }, { fault: 'not-a-house-number' }],
  [{ town: 'x'.repeat(101) }, { fault: 'too-long' }],
  [{ postcode: ' ' }, { value: null }],
  [{}, { value: null }],
  ['4381 BX', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
