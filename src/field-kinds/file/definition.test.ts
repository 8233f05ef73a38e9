import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const file = { assetGuid: guid, name: 'kaart.png', mediaType: 'image/png', byteSize: 3 };

test.each<[unknown, CheckedValue]>([
  [[file, file], { fault: 'too-many' }],
  [[{ ...file, byteSize: -1 }], { fault: 'wrong-kind' }],
  [[{ ...file, path: '/etc' }], { value: [file] }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
