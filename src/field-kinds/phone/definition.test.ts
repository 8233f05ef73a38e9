import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  ['+31 (0)6-12 34 56 78', { value: '+31 (0)6-12 34 56 78' }],
  ['12345', { fault: 'not-a-phone' }],
  ['bel mij', { fault: 'not-a-phone' }],
  ['1'.repeat(17), { fault: 'not-a-phone' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
