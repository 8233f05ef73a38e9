import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];

test.each<[unknown, CheckedValue]>([
  ['b', { value: 'b' }],
  ['z', { fault: 'unknown-option' }],
  [['a'], { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind, { options })(given)).toEqual(expected);
});

test.each<[boolean, unknown, CheckedValue]>([
  [false, ['b'], { value: ['b'] }],
  [false, ['a', 'b'], { fault: 'too-many' }],
  [true, ['b', 'a', 'b'], { value: ['a', 'b'] }],
  [true, ['z'], { fault: 'unknown-option' }],
  [false, 'b', { fault: 'wrong-kind' }],
])('as a list, several: %s, %j', (isMany, given, expected) => {
  expect(checkValueOf(kind, { options, isListed: true, isMany })(given)).toEqual(expected);
});
