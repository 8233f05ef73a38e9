import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeUrlOf } from '../http/call-table.ts';
import { readTraceParent } from './trace-parent.ts';
import type { Tracer } from './tracer.ts';

/** Each answer that is made, by its route and never by its address; kept answers leave before this, and are counted only. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracer['begin']>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const outer = readTraceParent(typeof traceparent === 'string' ? traceparent : undefined);
    const span = tracer.begin({ name: request.method, kind: 'server' }, outer);
    spans.set(request, span);
    tracer.within(span.place, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeUrlOf(request) ?? 'unknown';
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      hasFailed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'plein.correlation_id': request.id,
      },
    });
  });
}
