import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [{ $lang: { nl: { type: 'doc', content: [] } } }, { value: null }],
  [{ $lang: { nl: { type: 'script' } } }, { fault: 'wrong-kind' }],
  ['hallo', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
