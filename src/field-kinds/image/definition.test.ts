import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const part = { x: 100, y: 0, width: 500, height: 1000 };

test.each<[unknown, CheckedValue]>([
  [[{ imageGuid: guid }], { value: [{ imageGuid: guid, alt: { $lang: {} } }] }],
  [
    [{ imageGuid: guid, crop: part, focalPoint: { x: 40, y: 60 } }],
    { value: [{ imageGuid: guid, alt: { $lang: {} }, crop: part, focalPoint: { x: 40, y: 60 } }] },
  ],
  [[{ imageGuid: guid, crop: { ...part, width: 901 } }], { fault: 'wrong-kind' }],
  [[{ imageGuid: 'x' }], { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
