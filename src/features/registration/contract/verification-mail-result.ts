/** §4; the statuses are those of product.md §2. */
export const verificationMailStatus = {
  Sent: 200,
  TooSoon: 429,
  Abused: 429,
  NotFound: 404,
  Unauthorized: 403,
  BadRequest: 400,
  Failed: 502,
  AlreadyVerified: 200,
} as const;

export type VerificationMailResult = keyof typeof verificationMailStatus;

interface Asked {
  by: 'anonymous' | 'owner' | 'admin' | 'someone else';
  /** Absent when nobody here has this address. */
  account: { isVerified: boolean } | undefined;
}

/**
 * What the asker is told before the mail limits are looked at. To an anonymous caller every address is alike, so that
 * nobody can ask who has an account.
 */
export function verificationMailResult({ by, account }: Asked): VerificationMailResult {
  if (by === 'anonymous') return 'Sent';
  if (by === 'someone else') return 'Unauthorized';
  if (account === undefined) return 'NotFound';
  return account.isVerified ? 'AlreadyVerified' : 'Sent';
}
