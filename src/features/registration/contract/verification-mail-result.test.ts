import { describe, expect, it } from 'vitest';
import {
  type VerificationMailResult,
  verificationMailResult,
  verificationMailStatus,
} from './verification-mail-result.ts';

const verified = { isVerified: true };
const unverified = { isVerified: false };

describe('what the asker of a verification mail is told (product.md §2)', () => {
  it.each<[Parameters<typeof verificationMailResult>[0], VerificationMailResult, number]>([
    [{ by: 'anonymous', account: undefined }, 'Sent', 200],
    [{ by: 'anonymous', account: verified }, 'Sent', 200],
    [{ by: 'anonymous', account: unverified }, 'Sent', 200],
    [{ by: 'owner', account: unverified }, 'Sent', 200],
    [{ by: 'owner', account: verified }, 'AlreadyVerified', 200],
    [{ by: 'owner', account: undefined }, 'NotFound', 404],
    [{ by: 'admin', account: unverified }, 'Sent', 200],
    [{ by: 'admin', account: verified }, 'AlreadyVerified', 200],
    [{ by: 'admin', account: undefined }, 'NotFound', 404],
    [{ by: 'someone else', account: unverified }, 'Unauthorized', 403],
    [{ by: 'someone else', account: undefined }, 'Unauthorized', 403],
  ])('%j: %s', (asked, result, status) => {
    expect(verificationMailResult(asked)).toBe(result);
    expect(verificationMailStatus[result]).toBe(status);
  });

  it('has the eight results of §4', () => {
    expect(verificationMailStatus).toEqual({
      Sent: 200,
      TooSoon: 429,
      Abused: 429,
      NotFound: 404,
      Unauthorized: 403,
      BadRequest: 400,
      Failed: 502,
      AlreadyVerified: 200,
    });
  });
});
