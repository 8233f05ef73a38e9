import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerKindOf, bodyKindOf } from '#platform/contract/calls/body-kinds.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { answerCall, type Prepared } from './answer-call.ts';
import { collectAnswer } from './collect-answer.ts';
import { requireAccess } from './dispatch.ts';
import type { MakeContext } from './make-context.ts';
import type { Route } from './route.ts';
import { acceptForms, acceptPosted, formLimit } from './sent-form.ts';

/** Spec paths as Fastify writes them: `{id}` becomes `:id`, and a literal colon is doubled. */
export const fastifyPath = (path: string): string => path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');

/** Each kind of body has a scope of its own: every other address refuses forms, which another site could make a browser send. */
export async function registerRoutes<Services>(
  app: FastifyInstance,
  routes: readonly Route<Services>[],
  makeContext: MakeContext<Services>,
  limitFactor = 1,
): Promise<void> {
  const register = (scope: FastifyInstance, kind: 'form' | 'posted' | 'files' | undefined) => {
    for (const route of routes) {
      if (bodyKindOf(route.endpoint.body)?.kind === kind) registerRoute(scope, route, makeContext, limitFactor);
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
  makeContext: MakeContext<Services>,
  limitFactor: number,
): void {
  const { method, path, callsPerMinute, isOpenToOtherSites, isReport } = route.endpoint;
  const prepared = new WeakMap<FastifyRequest, Prepared<Services>>();
  const checkAccess = async (request: FastifyRequest): Promise<void> => {
    const answer = collectAnswer();
    const context = await makeContext(request, answer);
    requireAccess(context.viewer, route.endpoint);
    prepared.set(request, { context, answer });
  };
  const contextOf = async (request: FastifyRequest): Promise<Prepared<Services>> => {
    const known = prepared.get(request);
    if (known !== undefined) return known;
    const answer = collectAnswer();
    return { context: await makeContext(request, answer), answer };
  };
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
    ...(isCheckedFirst(route) ? { preParsing: checkAccess } : {}),
    handler: (request, reply) => answerCall(route, request, reply, contextOf),
  });
}
