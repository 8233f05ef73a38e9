import { describe, expect, it } from 'vitest';
import { invitationResultOf } from './invitation-result.ts';

describe('invitationResultOf', () => {
  it.each([
    [200, 'Success'],
    [400, 'BadRequest'],
    [403, 'Unauthorized'],
    [404, 'NotFound'],
    [410, 'Expired'],
    [500, 'Failed'],
    [503, 'Failed'],
    [0, 'Failed'],
  ])('%i is %s', (status, result) => {
    expect(invitationResultOf(status)).toBe(result);
  });
});
