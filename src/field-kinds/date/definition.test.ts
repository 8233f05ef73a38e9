import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  ['2024-02-29', { value: '2024-02-29' }],
  ['2023-02-29', { fault: 'not-a-date' }],
  ['29-02-2024', { fault: 'not-a-date' }],
  [20240229, { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
