import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory, onRequestHookHandler } from 'fastify';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { encodingFor, wireResponse } from '#platform/server/cache/stored-response.ts';
import { correlationHeader, correlationIdOf } from '#platform/server/http/correlation.ts';
import { countAnswer } from '#platform/server/http/metrics.ts';
import { callKey, pageKey } from '#platform/server/http/response-key.ts';
import { transportSecurity } from '#platform/server/http/security-headers.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Installation } from '../installation.ts';
import { isByProxy } from './request-context.ts';
import { hasSession, isViewingAs, themeOfCookie } from './request-cookies.ts';
import type { TurnAway } from './turn-away.ts';

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** As the reader's browser has it. */
  host: string;
  protocol: string;
  ip: string;
  isByProxy: boolean;
}

/** True when it has answered. */
type AnswerKept = (asked: Asked) => boolean;

/** The two places where Fastify lets a kept answer go out. */
export interface FastLane {
  serverFactory: FastifyServerFactory;
  onRequest: onRequestHookHandler;
}

/**
 * Who asks for something that is kept for their audience gets it before anything else runs: no routing, no parsing. A
 * visitor without a session is anonymous; of someone who is signed in it must be known, from a moment ago, what they may.
 */
export function createFastLane(
  { platforms, metrics, servicesOf, freshnessOf }: Installation,
  turnAway: TurnAway,
): FastLane {
  // What was kept for visitors before a site was closed is for none of them any more.
  const asVisitor = (platform: Platform): Viewer | undefined =>
    servicesOf(platform).settings.isKnownOpen() ? anonymousViewer : undefined;

  const viewerFor = (platform: Platform, { cookie, authorization }: IncomingHttpHeaders): Viewer | undefined => {
    if (authorization === undefined && !hasSession(cookie)) return asVisitor(platform);
    // Viewing as someone else an admin has another audience, which only the usual handling finds out.
    if (isViewingAs(cookie)) return undefined;
    return servicesOf(platform).auth.keptViewerFor({ cookie, authorization });
  };

  const answerKept: AnswerKept = ({ request, response, host, protocol, ip, isByProxy: isPassedOn }) => {
    const { method, headers, url = '/' } = request;
    const found = method === 'GET' ? platforms.forHost(host) : undefined;
    const platform = found !== undefined && platforms.isSuspended(found.id) ? undefined : found;
    const staleSeconds = platform && freshnessOf(platform).staleSeconds;
    // Without the database nobody can be known: everyone reads what a visitor reads.
    const viewer =
      platform && (viewerFor(platform, headers) ?? (staleSeconds === undefined ? undefined : asVisitor(platform)));
    if (viewer === undefined) return false;
    const stored = platform?.responseFor(viewer, (audience) =>
      url.startsWith('/api/')
        ? callKey(audience, url)
        : pageKey(audience, `${protocol}://${host}`, url, themeOfCookie(headers.cookie)),
    );
    if (stored === undefined) return false;
    const ifNoneMatch = headers['if-none-match'];
    const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
    // What nobody asked for in this encoding is handled as usual, which makes it; that may be closed without the database.
    const wire =
      wireResponse(stored, { ifNoneMatch, encoding }) ??
      (staleSeconds === undefined ? undefined : wireResponse(stored, { ifNoneMatch, encoding: 'identity' }));
    if (wire === undefined) return false;
    metrics.cacheHits.count += 1;
    countAnswer(metrics.answers.kept, wire.status);
    if (protocol === 'https') Object.assign(wire.headers, transportSecurity);
    if (staleSeconds !== undefined) markStale(wire.headers, staleSeconds);
    wire.headers[correlationHeader] = correlationIdOf(headers[correlationHeader]);
    response.writeHead(wire.status, wire.headers);
    response.end(wire.body);
    if (platform !== undefined && !url.startsWith('/api/')) {
      const { statistics } = servicesOf(platform);
      const looker = { ip, headers, viewer, isByProxy: isPassedOn };
      statistics.look(looker, { url, isMissing: false, referrer: headers.referer, host });
    }
    return true;
  };
  return {
    serverFactory: serverThatAnswers(answerKept, turnAway),
    // For what comes by a proxy, whose word on the address Fastify weighs, and for what comes without a socket.
    onRequest: (asked, reply, done) => {
      const { raw: request, host, protocol, ip } = asked;
      if (!answerKept({ request, response: reply.raw, host, protocol, ip, isByProxy: isByProxy(asked) })) return done();
      reply.hijack();
    },
  };
}

/** As RFC 9211 says it, and as browsers' tools and older proxies read it; nobody may keep it longer than we do. */
function markStale(headers: Record<string, string>, seconds: number): void {
  headers['cache-status'] = `Plein; hit; ttl=-${seconds}; detail="the database is away"`;
  headers.warning = '110 Plein "Response is Stale"';
  headers['cache-control'] = 'no-store';
}

/**
 * As Fastify gives a server of its own: longer than proxies keep an idle connection, and no limit to a slow upload, for
 * which `limitBodyTime` has another. Headers are short, and looked after often enough to hold to their limit.
 */
const serverOptions = {
  keepAliveTimeout: 72_000,
  requestTimeout: 0,
  headersTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/** Fastify would first find a route and make a request and a reply of its own, which costs as much as the answer. */
const serverThatAnswers =
  (answerKept: AnswerKept, turnAway: TurnAway): FastifyServerFactory =>
  (handle) => {
    const server = createServer(serverOptions, (request, response) => {
      const { host } = request.headers;
      // A server that is closing tells its clients to go, and Fastify does that.
      const isOurs = host !== undefined && server.listening && !isForwarded(request);
      const ip = request.socket.remoteAddress ?? '';
      if (isOurs && answerKept({ request, response, host, protocol: 'http', ip, isByProxy: false })) return;
      if (!isOurs || !turnAway(request, response)) handle(request, response);
    });
    return server;
  };

/** Where it came from too: who asks is told apart by their address, and a proxy's own is that of everyone behind it. */
const forwardings = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'] as const;

const isForwarded = ({ headers }: IncomingMessage): boolean => forwardings.some((name) => headers[name] !== undefined);
