import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [{ name: ' Noor  de Wit ' }, { value: { name: 'Noor de Wit' } }],
  [{ name: 'مريم' }, { value: { name: 'مريم' } }],
  [{ name: 'x' }, { fault: 'not-a-name' }],
  [{ name: '12345' }, { fault: 'not-a-name' }],
  [{ name: '' }, { value: null }],
  ['Noor', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
