import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [' Team  Haven\n ', { value: 'Team Haven' }],
  ['   ', { value: null }],
  ['x'.repeat(301), { fault: 'too-long' }],
  [5, { fault: 'wrong-kind' }],
  [['a'], { fault: 'wrong-kind' }],
  [{ a: 1 }, { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});

test.each<[unknown, CheckedValue]>([
  [{ $lang: { nl: 'Hoge Dijk' } }, { value: { $lang: { nl: 'Hoge Dijk' } } }],
  [{ $lang: { nl: ' ', en: '' } }, { value: null }],
  ['Hoge Dijk', { fault: 'wrong-kind' }],
])('in each language: %j', (given, expected) => {
  expect(checkValueOf(kind, { isTranslated: true })(given)).toEqual(expected);
});
