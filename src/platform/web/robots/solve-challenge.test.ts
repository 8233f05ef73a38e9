import { expect, test } from 'vitest';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import { solveChallenge } from './solve-challenge.ts';

test.each([1, 5, 8])('a solution makes the hash begin with %d zero bits', async (bits) => {
  const solution = await solveChallenge({ token: 'a.b.c', bits });
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`a.b.c:${solution}`));
  expect(zeroBits(new Uint8Array(hash))).toBeGreaterThanOrEqual(bits);
});
