import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';

/** The sum that a browser does before somebody votes without an account. */
export async function solvePoll(app: FastifyInstance, guid: string): Promise<{ token: string; solution: number }> {
  const asked = await app.inject({ method: 'POST', url: `/api/polls/${guid}/challenge`, payload: {} });
  const { token, bits } = asked.json<Challenge>();
  for (let solution = 0; ; solution++) {
    if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
  }
}
