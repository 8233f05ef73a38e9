import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [{ start: '2026-11-17T10:00:00Z' }, { value: { start: '2026-11-17T10:00:00Z' } }],
  [{ start: '2026-11-17T10:00:00Z', end: '2026-11-17T09:00:00Z' }, { fault: 'end-before-start' }],
  [{ start: 'morgen' }, { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
