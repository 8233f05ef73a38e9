import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  ['https://vloedhaven.nl/team', { value: 'https://vloedhaven.nl/team' }],
  ['vloedhaven.nl', { fault: 'not-a-url' }],
  ['https://127.0.0.1/', { fault: 'not-a-url' }],
  ['javascript:alert(1)', { fault: 'not-a-url' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
