import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError, badRequest } from '#platform/contract/calls/errors.ts';
import type { Challenge, SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';

/** About sixteen thousand hashes: half a second on a telephone, and the processor of who sends by the thousand. */
const bits = 14;
/** Nobody reads a question and answers it in less. */
const leastSeconds = 3;
const longestHours = 48;

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`form-challenge ${text}`).digest('base64url');

/** Says for which form or thread it is and since when, so that nothing has to be kept of it. */
export function makeChallenge(secret: string, forGuid: string, now: Date): Challenge {
  const text = `${forGuid}.${now.getTime()}.${randomBytes(9).toString('base64url')}`;
  return { token: `${text}.${sign(secret, text)}`, bits };
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Since when it is being written, as the token of its challenge says; refused when it is not ours or not solved. */
export function readChallenge(secret: string, forGuid: string, { token, solution }: SolvedChallenge, now: Date): Date {
  const cut = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(cut, 0));
  const [guid, moment] = text.split('.');
  if (!isSame(sign(secret, text), token.slice(cut + 1)) || guid !== forGuid) throw badRequest('form-challenge');
  if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) < bits) throw badRequest('form-challenge');
  const began = requireHumanPace(new Date(Number(moment)), now);
  if (now.getTime() - began.getTime() > longestHours * 3600_000) throw badRequest('form-challenge');
  return began;
}

export function requireHumanPace(began: Date, now: Date): Date {
  const seconds = (now.getTime() - began.getTime()) / 1000;
  if (seconds < leastSeconds)
    throw new AppError('form-too-fast', 429, { headers: { 'retry-after': String(leastSeconds) } });
  return began;
}
