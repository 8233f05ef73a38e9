import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound, tooMany } from '#platform/contract/calls/errors.ts';
import { isLanguage, type Language } from '#platform/contract/texts/language.ts';
import { Admission, type AdmissionOptions, busy, usualAdmission } from '#platform/server/http/admission.ts';
import { type BodyTime, limitBodyTime } from '#platform/server/http/body-time.ts';
import { routeUrlOf } from '#platform/server/http/call-table.ts';
import { correlationHeader, correlationIdOf } from '#platform/server/http/correlation.ts';
import { bindCookiesToHost } from '#platform/server/http/host-cookies.ts';
import { observeResponses } from '#platform/server/http/metrics.ts';
import { checkOrigin } from '#platform/server/http/origin-check.ts';
import { asAppError, gatherErrorTexts, languageOfHeader, problemOf } from '#platform/server/http/problem.ts';
import { registerRoutes } from '#platform/server/http/register-routes.ts';
import { contentSecurityPolicy, securityHeaders, transportSecurity } from '#platform/server/http/security-headers.ts';
import { countStore } from '#platform/server/http/shared-counts.ts';
import { refuseUnstorableAddress, refuseUnstorableBody } from '#platform/server/http/storable-input.ts';
import { acceptUpgrades } from '#platform/server/http/web-sockets.ts';
import { traceRequests } from '#platform/server/tracing/trace-requests.ts';
import { foundErrorTexts } from './found.generated.ts';
import type { Installation } from './installation.ts';
import { registerOperations } from './operations.routes.ts';
import { admitRequests } from './requests/admit-requests.ts';
import { createFastLane } from './requests/fast-lane.ts';
import { knownPersonOf } from './requests/known-person.ts';
import { readFromReplicas } from './requests/read-from-replicas.ts';
import { contextMaker } from './requests/request-context.ts';
import { createTurnAway } from './requests/turn-away.ts';
import { routes } from './routes.ts';
import { errorPage } from './site/error-page.ts';
import { registerSite } from './site/site.routes.ts';
import type { SiteRenderer } from './site/site-renderer.ts';

export interface AppOptions {
  installation: Installation;
  /** Without it only the calls are served, which is all that most tests need. */
  renderer?: SiteRenderer;
  /** Whether blocks and menus are kept as they were drawn. */
  keepsParts?: boolean;
  trustProxy?: boolean | number | string[];
  metricsToken?: string | undefined;
  callsPerMinute?: number;
  /** How many answers are made at once. */
  admission?: AdmissionOptions;
  /** How long the body of a request may take to come. */
  bodyTime?: BodyTime;
  /** How much more than usual calls with a limit of their own may be made. */
  limitFactor?: number;
}

const megabyte = 1024 * 1024;
const errorTexts = gatherErrorTexts(foundErrorTexts);
const writtenLanguages = Object.keys(foundErrorTexts).filter(isLanguage);

/** Our calls are checked by `dispatch`; loading Fastify's own validator would only make the start slower. */
const refuseSchema = (): never => {
  throw new Error('A route has a schema for Fastify: declare the call with defineEndpoint instead.');
};
const withoutSchemas = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

/** A number means: that many proxies stand before us, counted from our side. */
const trustedProxies = (trust: boolean | number | string[]) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** What RATE_LIMIT_PER_MINUTE is by itself. */
export const usualCallsPerMinute = 600;

/** Builds the whole server, in the order in which a request meets its parts. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { installation, renderer } = options;
  const tellOfError = errorTeller(installation);
  const admission = new Admission(options.admission ?? usualAdmission);
  const fastLane = createFastLane(installation, createTurnAway(admission, busyPage()));
  const app: FastifyInstance = Fastify({
    serverFactory: fastLane.serverFactory,
    frameworkErrors: tellOfError,
    genReqId: (request) => correlationIdOf(request.headers[correlationHeader]),
    bodyLimit: megabyte,
    trustProxy: trustedProxies(options.trustProxy ?? false),
    schemaController: withoutSchemas,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  const makeContext = contextMaker(installation);

  // Before cookies are bound to their host, because it sets one.
  readFromReplicas(app, installation);
  bindCookiesToHost(app);
  app.addHook('onRequest', fastLane.onRequest);
  if (installation.tracer !== undefined) traceRequests(app, installation.tracer);
  admitRequests(app, installation, admission);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, [correlationHeader]: request.id });
    if (request.protocol === 'https') reply.headers(transportSecurity);
    checkOrigin(request);
    refuseUnstorableAddress(request);
  });
  limitBodyTime(app, options.bodyTime);
  app.addHook('preValidation', async (request) => refuseUnstorableBody(request));
  observeResponses(app, installation.metrics);
  app.setErrorHandler(tellOfError);
  app.setNotFoundHandler(() => {
    throw notFound();
  });

  await app.register(rateLimit, {
    max: options.callsPerMinute ?? usualCallsPerMinute,
    timeWindow: '1 minute',
    store: countStore(installation.limits),
    errorResponseBuilder: (_, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    // Of an office behind one address everyone who is signed in counts for themselves.
    keyGenerator: (request) => knownPersonOf(installation, request)?.id ?? request.ip,
    // What is kept was sent before this. Files are cheap, and a page can have many.
    allowList: ({ method, url }) => method === 'GET' && /^\/(a|assets|healthz|readyz|metrics)(\/|$)/.test(url),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  registerOperations(app, installation, options.metricsToken);
  acceptUpgrades(app);
  // Who only listens is told to go; everyone else gets the answer that they wait for.
  app.addHook('preClose', async () => installation.live.close());
  await registerRoutes(app, routes, makeContext, options.limitFactor);
  if (renderer !== undefined)
    await registerSite(app, { installation, renderer, keepsParts: options.keepsParts ?? true });
  return app;
}

/** Made once for each language. */
function busyPage() {
  const pages = new Map<Language, { headers: Record<string, string>; body: string }>();
  const headers = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(),
  };
  return (acceptLanguage: string | undefined) => {
    const language = languageOfHeader(acceptLanguage, writtenLanguages);
    const known = pages.get(language);
    if (known !== undefined) return known;
    const page = { headers, body: errorPage(problemOf(busy(), errorTexts(language), ''), language) };
    pages.set(language, page);
    return page;
  };
}

/** One handler for everything that is thrown: the caller gets a problem with a code, we get the cause. */
function errorTeller({ log }: Installation) {
  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = asAppError(thrown);
    if (error.report) {
      // The route and not the address, which can carry the code of an invitation or a set-up link.
      log.error(
        { err: error.cause ?? thrown, correlationId: request.id, method: request.method, route: routeUrlOf(request) },
        error.code,
      );
    }
    const language = languageOfHeader(request.headers['accept-language'], writtenLanguages);
    const problem = problemOf(error, errorTexts(language), request.id);
    // Of a file that was not to be.
    for (const name of ['content-encoding', 'content-disposition', 'content-length']) reply.removeHeader(name);
    reply.code(error.status).headers({
      // An address that cannot be read has met no hook yet.
      ...securityHeaders,
      [correlationHeader]: request.id,
      ...error.headers,
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(),
    });
    return isPersonReading(request)
      ? reply.type('text/html; charset=utf-8').send(errorPage(problem, language))
      : reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  };
}

const isPersonReading = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
