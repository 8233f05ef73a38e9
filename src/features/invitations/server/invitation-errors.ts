import { AppError } from '#platform/contract/calls/errors.ts';
import { type InvitationResult, invitationResults } from '../contract/invitation-result.ts';

const codes = {
  NotFound: 'invitation-not-found',
  Expired: 'invitation-expired',
  Failed: 'invitation-failed',
} as const satisfies Partial<Record<InvitationResult, string>>;

export const invitationError = (result: keyof typeof codes, cause?: unknown): AppError =>
  new AppError(codes[result], invitationResults[result], { cause });

/** Unauthorized has two reasons, with two ways out. */
export const signInFirst = (): AppError => new AppError('invitation-sign-in', invitationResults.Unauthorized);
export const otherAccount = (): AppError => new AppError('invitation-other-account', invitationResults.Unauthorized);
