import { AppError } from '#platform/contract/calls/errors.ts';

interface BetterAuthError {
  statusCode?: number;
  body?: { code?: string };
}

const read = (error: unknown): BetterAuthError => (error ?? {}) as BetterAuthError;
const bearer = { headers: { 'www-authenticate': 'Bearer' } };

export const wrongCode = () => new AppError('wrong-code', 400);
export const wrongPassword = () => new AppError('wrong-password', 400);
export const secondStepOver = () => new AppError('second-step-over', 401, bearer);

/** One answer for an unknown address and for a wrong password, so that nobody can ask who has an account. */
export function refuseSignIn(error: unknown): never {
  const { statusCode } = read(error);
  if (statusCode !== 400 && statusCode !== 401) throw error;
  throw new AppError('invalid-credentials', 401, bearer);
}

/** Wrong so far, or begun too long ago. */
export function refuseCode(error: unknown): never {
  const { statusCode, body } = read(error);
  if (body?.code === 'INVALID_CODE' || body?.code === 'INVALID_BACKUP_CODE' || statusCode === 409) throw wrongCode();
  if (statusCode === 400 || statusCode === 401) throw secondStepOver();
  throw error;
}

/** For who is signed in and has to show that it is still them. */
export function refusePassword(error: unknown): never {
  if (read(error).body?.code === 'INVALID_PASSWORD') throw wrongPassword();
  throw error;
}

/** One answer whatever was wrong with it: an unknown key, an old question, another site. */
export function refusePasskey(error: unknown): never {
  if (read(error).statusCode === undefined) throw error;
  throw new AppError('passkey-refused', 400, { cause: error });
}
