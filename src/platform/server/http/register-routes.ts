import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerKindOf, bodyKindOf } from '#platform/contract/calls/body-kinds.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { answerCall, type Prepared } from './answer-call.ts';
import { type CallPlace, CallTable, fastifyPath, isForTable, meet, placeOf, tableRoot } from './call-table.ts';
import { CollectedAnswer } from './collected-answer.ts';
import { requireAccess } from './dispatch.ts';
import type { MakeContext } from './make-context.ts';
import type { Route } from './route.ts';
import { acceptForms, acceptPosted, formLimit } from './sent-form.ts';

/** Each kind of body has a scope of its own: every other address refuses forms, which another site could make a browser send. */
export async function registerRoutes<Services>(
  app: FastifyInstance,
  routes: readonly Route<Services>[],
  makeContext: MakeContext<Services>,
  limitFactor = 1,
): Promise<void> {
  const { apart, together } = split(routes);
  const prepare = preparing(makeContext);
  registerTable(app, new CallTable(together), prepare);
  const register = (scope: FastifyInstance, kind: 'form' | 'posted' | 'files' | undefined) => {
    for (const route of apart) {
      if (bodyKindOf(route.endpoint.body)?.kind === kind) registerRoute(scope, route, prepare, limitFactor);
    }
  };
  register(app, undefined);
  await app.register(async (scope) => {
    acceptForms(scope);
    register(scope, 'form');
  });
  await app.register(async (scope) => {
    acceptPosted(scope);
    await scope.register(multipart);
    register(scope, 'posted');
  });
  await app.register(async (scope) => {
    // Nothing else is read: a call that takes files has no words, and whoever sends some are told that it is no form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    await scope.register(multipart);
    register(scope, 'files');
  });
}

/** With what a route of Fastify has to know of it. */
const isOfItsOwn = <Services>(route: Route<Services>): boolean => {
  const { body, bodyLimit, callsPerMinute, isOpenToOtherSites, isReport } = route.endpoint;
  const special = bodyLimit ?? callsPerMinute ?? isOpenToOtherSites ?? isReport ?? bodyKindOf(body);
  return special !== undefined || isLong(route) || !isForTable(route.endpoint);
};

/** Fastify looks among its own routes first, so what one of those could be taken for is one as well. */
function split<Services>(routes: readonly Route<Services>[]): Record<'apart' | 'together', Route<Services>[]> {
  const apart: [Route<Services>, CallPlace][] = [];
  const together = new Map<Route<Services>, CallPlace>();
  for (const route of routes) {
    const place = placeOf(route.endpoint);
    if (isOfItsOwn(route)) apart.push([route, place]);
    else together.set(route, place);
  }
  // Grows while it is walked.
  for (const [, place] of apart) {
    for (const [route, other] of together) {
      if (!meet(place, other)) continue;
      apart.push([route, other]);
      together.delete(route);
    }
  }
  return { apart: apart.map(([route]) => route), together: [...together.keys()] };
}

/** All of them below one address, because each route of Fastify's own costs time at the start and memory ever after. */
function registerTable<Services>(
  app: FastifyInstance,
  calls: CallTable<Services>,
  { checkAccess, contextOf }: Preparing<Services>,
): void {
  app.route({
    method: calls.methods,
    url: `${tableRoot}*`,
    config: { calls },
    onRequest: async (request) => {
      calls.require(request);
    },
    preParsing: async (request) => {
      const { route } = calls.require(request);
      if (isCheckedFirst(route)) await checkAccess(request, route);
    },
    handler: (request, reply) => answerCall(calls.require(request).route, request, reply, contextOf),
  });
}

interface Preparing<Services> {
  checkAccess(request: FastifyRequest, route: Route<Services>): Promise<void>;
  contextOf(request: FastifyRequest): Promise<Prepared<Services>>;
}

/** Who asks is found out once, before the body is read or after it. */
function preparing<Services>(makeContext: MakeContext<Services>): Preparing<Services> {
  const prepared = new WeakMap<FastifyRequest, Prepared<Services>>();
  const prepare = async (request: FastifyRequest): Promise<Prepared<Services>> => {
    const answer = new CollectedAnswer();
    return { context: await makeContext(request, answer), answer };
  };
  return {
    async checkAccess(request, { endpoint }) {
      const made = await prepare(request);
      requireAccess(made.context.viewer, endpoint);
      prepared.set(request, made);
    },
    contextOf: async (request) => prepared.get(request) ?? prepare(request),
  };
}

const hasFiles = ({ body }: Pick<Route<never>['endpoint'], 'body'>): boolean =>
  ['files', 'posted'].includes(bodyKindOf(body)?.kind ?? '');

/** Files come and go at the pace of the reader's line, and a channel stays open. */
const isLong = ({ endpoint }: Pick<Route<never>, 'endpoint'>): boolean =>
  hasFiles(endpoint) || ['stream', 'socket'].includes(answerKindOf(endpoint.output)?.kind ?? '');

/**
 * Reading what was sent costs more than finding out who sent it, so who may not send it is told before. A form goes back
 * to its screen with the refusal, and files are not read before they are asked for.
 */
const isCheckedFirst = ({ endpoint }: Pick<Route<never>, 'endpoint'>): boolean =>
  endpoint.body !== undefined && bodyKindOf(endpoint.body) === undefined;

/** `/invitation/` is no invitation: what stands between two slashes, or behind the last, names something. */
async function requireNames({ params }: FastifyRequest): Promise<void> {
  if (Object.values(params as Record<string, string>).includes('')) throw notFound();
}

/** Of what is read into memory before it is asked who sent it; files come in by what their handler takes of them. */
function limitOf({ body, bodyLimit }: Pick<Route<never>['endpoint'], 'body' | 'bodyLimit'>): number | undefined {
  const kind = bodyKindOf(body)?.kind;
  if (kind === 'files') return undefined;
  return bodyLimit ?? (kind === undefined ? undefined : formLimit);
}

function registerRoute<Services>(
  app: FastifyInstance,
  route: Route<Services>,
  { checkAccess, contextOf }: Preparing<Services>,
  limitFactor: number,
): void {
  const { method, path, callsPerMinute, isOpenToOtherSites, isReport } = route.endpoint;
  const bodyLimit = limitOf(route.endpoint);
  app.route({
    method,
    url: fastifyPath(path),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: {
      ...(callsPerMinute === undefined
        ? {}
        : { rateLimit: { max: Math.max(1, Math.round(callsPerMinute * limitFactor)) } }),
      ...(hasFiles(route.endpoint) ? { hasFiles: true } : {}),
      ...(isLong(route) ? { isAdmittedApart: true } : {}),
      ...(isOpenToOtherSites === true ? { isOpenToOtherSites } : {}),
      ...(isReport === true ? { isReport } : {}),
    },
    ...(path.includes('{') ? { onRequest: requireNames } : {}),
    ...(isCheckedFirst(route) ? { preParsing: (request: FastifyRequest) => checkAccess(request, route) } : {}),
    handler: (request, reply) => answerCall(route, request, reply, contextOf),
  });
}
