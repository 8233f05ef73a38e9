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
  [{ name: '', drawing: 'M1 2L30 40' }, { value: { name: '', drawing: 'M1 2L30 40' } }],
  [{ name: 'Noor', drawing: '' }, { value: { name: 'Noor' } }],
  [{ name: 'x', drawing: 'M1 2L30 40' }, { fault: 'not-a-name' }],
  [{ name: 'Noor', drawing: 'M1 2L9999 40' }, { fault: 'not-a-drawing' }],
  [{ name: 'Noor', drawing: '<svg onload=alert(1)>' }, { fault: 'not-a-drawing' }],
  [{ name: 'Noor', drawing: `M1 2${'L1 2'.repeat(3000)}` }, { fault: 'wrong-kind' }],
  ['Noor', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
