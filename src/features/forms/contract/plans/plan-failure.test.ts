import { expect, test } from 'vitest';
import { reasonOfPlanFailure } from './plan-failure.ts';

test.each([
  ['form-not-ready', 'checks'],
  ['bad-input', 'content'],
])('%s: %s', (code, reason) => expect(reasonOfPlanFailure(code)).toBe(reason));
