import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError, badRequest } from '#platform/contract/calls/errors.ts';
import type { Challenge, SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';

/** About sixteen thousand hashes: half a second on a telephone, and the processor of who sends by the thousand. */
const bits = 14;
/** Nobody reads a question and answers it in less. */
const leastSeconds = 3;
/** After which a sum is refused, so that nothing need be known of it any more. */
export const longestHours = 48;

/** A sum that was done, as its token says. */
export interface ReadChallenge {
  beganAt: Date;
  /** By which it is known again when somebody uses it a second time: as much of its signature as nobody can meet by chance. */
  mark: string;
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`form-challenge ${text}`).digest('base64url');

/** Says for which form or thread it is and since when, so that nothing has to be kept of it before it is used. */
export function makeChallenge(secret: string, forGuid: string, now: Date): Challenge {
  const text = `${forGuid}.${now.getTime()}.${randomBytes(9).toString('base64url')}`;
  return { token: `${text}.${sign(secret, text)}`, bits };
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Since when it is being written, as the token of its challenge says; refused when it is not ours or not solved. */
export function readChallenge(
  secret: string,
  forGuid: string,
  { token, solution }: SolvedChallenge,
  now: Date,
): ReadChallenge {
  const cut = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(cut, 0));
  const signature = sign(secret, text);
  const [guid, moment] = text.split('.');
  if (!isSame(signature, token.slice(cut + 1)) || guid !== forGuid) throw badRequest('form-challenge');
  if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) < bits) throw badRequest('form-challenge');
  const beganAt = requireHumanPace(new Date(Number(moment)), now);
  if (now.getTime() - beganAt.getTime() > longestHours * 3600_000) throw badRequest('form-challenge');
  return { beganAt, mark: asUuid(Buffer.from(signature, 'base64url')) };
}

/** Sixteen bytes, as the database keeps them cheapest. */
export const asUuid = (bytes: Buffer): string => bytes.toString('hex', 0, 16);

export function requireHumanPace(began: Date, now: Date): Date {
  const seconds = (now.getTime() - began.getTime()) / 1000;
  if (seconds < leastSeconds)
    throw new AppError('form-too-fast', 429, { headers: { 'retry-after': String(leastSeconds) } });
  return began;
}
