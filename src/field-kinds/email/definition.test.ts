import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  ['Noor@Vloedhaven.EXAMPLE', { value: 'noor@vloedhaven.example' }],
  ['noor', { fault: 'not-an-email' }],
  [`${'n'.repeat(300)}@vloedhaven.example`, { fault: 'too-long' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
