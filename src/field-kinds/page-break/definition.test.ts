import { expect, test } from 'vitest';
import { checkValueOf } from '../kit/testing/check-value.ts';
import * as kind from './definition.ts';

test.each([['words'], [5], [{ a: 1 }]])('keeps no answer: %j', (given) => {
  expect(checkValueOf(kind)(given)).toEqual({ fault: 'wrong-kind' });
});
