import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, unavailable } from '#platform/contract/calls/errors.ts';
import type { Installation } from './installation.ts';

/** For those who run the machine: alive, ready, and the figures. */
export function registerOperations(
  app: FastifyInstance,
  installation: Installation,
  metricsToken: string | undefined,
): void {
  const apart = { config: { isAdmittedApart: true } };
  app.get('/healthz', apart, async () => ({ status: 'ok' }));

  app.get('/readyz', apart, async () => {
    if (!(await installation.isReady())) throw unavailable();
    return { status: 'ready' };
  });

  app.get('/metrics', apart, async (request, reply) => {
    // To anyone else there is nothing here.
    if (!mayReadMetrics(request, metricsToken)) throw notFound();
    const { registry } = installation.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy on this machine, too, calls from here: what it passes on comes from elsewhere. */
function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isPassedOn && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request);
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
