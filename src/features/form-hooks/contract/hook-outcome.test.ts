import { expect, it } from 'vitest';
import { isSilent, outcomeOfStatus, wantsNoMore } from './hook-outcome.ts';

it.each([
  [200, 'accepted'],
  [204, 'accepted'],
  [301, 'redirected'],
  [304, 'redirected'],
  [400, 'refused'],
  [410, 'refused'],
  [500, 'refused'],
])('%i is %s', (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome);
});

it('stops at 410 alone', () => {
  expect([410, 404, undefined].map(wantsNoMore)).toEqual([true, false, false]);
});

it('takes no answer for another thing than a wrong one', () => {
  expect((['slow', 'unreachable', 'refused', 'private'] as const).map(isSilent)).toEqual([true, true, false, false]);
});
