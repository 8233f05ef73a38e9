import { createHash } from 'node:crypto';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';

/** Of the sum that a browser does before somebody without an account sends something. */
export function solutionOf(token: string, bits: number): number {
  let solution = 0;
  while (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) < bits) solution += 1;
  return solution;
}
