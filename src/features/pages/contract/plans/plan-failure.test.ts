import { expect, test } from 'vitest';
import { type FailureReason, reasonOfFailure } from './plan-failure.ts';

test.each<[string, FailureReason]>([
  ['approval-needed', 'approval'],
  ['checks-stop', 'checks'],
  ['audience-for-managers', 'rights'],
  ['decided-by-editors', 'rights'],
  ['bad-input', 'content'],
  ['guid-taken', 'content'],
])('%s: %s', (code, reason) => expect(reasonOfFailure(code)).toBe(reason));
