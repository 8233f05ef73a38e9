import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';

/** The sum that a browser does before somebody without an account sends something. */
export async function solveSum(app: FastifyInstance, url: string): Promise<{ token: string; solution: number }> {
  const { token, bits } = (await app.inject({ method: 'POST', url, payload: {} })).json<Challenge>();
  for (let solution = 0; ; solution++) {
    if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
  }
}
