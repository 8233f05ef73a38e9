import type { FastifyInstance } from 'fastify';
import { wireResponse } from '#platform/server/cache/stored-response.ts';
import { correlationHeader } from '#platform/server/http/correlation.ts';
import { callKey, pageKey } from '#platform/server/http/response-key.ts';
import type { Installation } from './installation.ts';
import { originOf } from './request-context.ts';
import { hasSession, themeOfCookie } from './request-cookies.ts';

/**
 * A visitor without a session who asks for something that is kept gets it before anything else runs: no routing, no
 * parsing, no rights to weigh, because an anonymous audience is all that the key can mean.
 */
export function addFastLane(app: FastifyInstance, installation: Installation): void {
  const { platforms, metrics } = installation;
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, url } = request.raw;
    if (method !== 'GET' || headers.authorization !== undefined || hasSession(headers.cookie)) return done();
    const platform = platforms.forHost(request.host);
    const stored = platform?.response(
      url?.startsWith('/api/')
        ? callKey('anonymous', url)
        : pageKey('anonymous', originOf(request), url ?? '/', themeOfCookie(headers.cookie)),
    );
    if (stored === undefined) return done();
    metrics.cacheHits.count += 1;
    const {
      status,
      headers: kept,
      body,
    } = wireResponse(stored, {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding'] as string | undefined,
    });
    kept[correlationHeader] = request.id;
    reply.hijack();
    reply.raw.writeHead(status, kept);
    reply.raw.end(body);
  });
}
