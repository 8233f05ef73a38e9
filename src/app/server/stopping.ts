import { setTimeout as waitFor } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Installation } from './installation.ts';

/** Says at /readyz that it goes, and answers on while balancers notice (docs/decisions/0179). */
export async function drain(installation: Pick<Installation, 'leave'>, seconds: number): Promise<void> {
  installation.leave();
  if (seconds > 0) await waitFor(seconds * 1000);
}

/** A browser keeps its connection open after the answer that we waited for; those are let go as soon as they are idle. */
export async function closeWhenAnswered(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close().finally(() => clearInterval(sweep));
}
