import type { FastifyInstance } from 'fastify';
import { solveSum } from '#platform/server/testing/solve-sum.ts';

/** The sum that a browser does before somebody votes without an account. */
export const solvePoll = (app: FastifyInstance, guid: string): Promise<{ token: string; solution: number }> =>
  solveSum(app, `/api/polls/${guid}/challenge`);
