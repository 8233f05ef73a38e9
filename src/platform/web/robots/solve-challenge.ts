import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';

/** False where a page is not safe (plain http): the browser then has no hashes, and sends the form by itself. */
export const canSolve = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The number that makes the hash begin with enough zero bits, by trying. */
export async function solveChallenge({ token, bits }: Challenge): Promise<number> {
  const text = new TextEncoder();
  for (let solution = 0; ; solution++) {
    const hash = await crypto.subtle.digest('SHA-256', text.encode(`${token}:${solution}`));
    if (zeroBits(new Uint8Array(hash)) >= bits) return solution;
  }
}

/** Somebody can be as quick as a robot: what is sent sooner after the sum was asked for is refused. */
const leastTime = 3500;

export const untilBelieved = (askedAt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, askedAt + leastTime - Date.now())));
