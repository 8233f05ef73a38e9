import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each<[unknown, CheckedValue]>([
  [{ from: '2026-11-17', until: '2026-11-17' }, { value: { from: '2026-11-17', until: '2026-11-17' } }],
  [{ from: '2026-11-18', until: '2026-11-17' }, { fault: 'end-before-start' }],
  [{ from: '2026-11-18' }, { fault: 'period-incomplete' }],
  [{ from: '2026-02-30', until: '2026-03-01' }, { fault: 'not-a-date' }],
  [{ from: '', until: '' }, { value: null }],
  ['2026-11-17', { fault: 'wrong-kind' }],
])('%j', (given, expected) => {
  expect(checkValueOf(kind)(given)).toEqual(expected);
});
