import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { bodyKindOf } from '#platform/contract/calls/body-kinds.ts';
import { answerCall } from './answer-call.ts';
import type { MakeContext } from './make-context.ts';
import type { Route } from './route.ts';
import { acceptForms, formLimit } from './sent-form.ts';

/** Spec paths as Fastify writes them: `{id}` becomes `:id`, and a literal colon is doubled. */
export const fastifyPath = (path: string): string => path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');

/** Each kind of body has a scope of its own: every other address refuses forms, which another site could make a browser send. */
export async function registerRoutes<Services>(
  app: FastifyInstance,
  routes: readonly Route<Services>[],
  makeContext: MakeContext<Services>,
  limitFactor = 1,
): Promise<void> {
  const register = (scope: FastifyInstance, kind: 'form' | 'files' | undefined) => {
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
    await scope.register(multipart);
    register(scope, 'files');
  });
}

function registerRoute<Services>(
  app: FastifyInstance,
  route: Route<Services>,
  makeContext: MakeContext<Services>,
  limitFactor: number,
): void {
  const { method, path, body, callsPerMinute, isOpenToOtherSites } = route.endpoint;
  const bodyLimit = route.endpoint.bodyLimit ?? (bodyKindOf(body)?.kind === 'form' ? formLimit : undefined);
  app.route({
    method,
    url: fastifyPath(path),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: {
      ...(callsPerMinute === undefined
        ? {}
        : { rateLimit: { max: Math.max(1, Math.round(callsPerMinute * limitFactor)) } }),
      ...(isOpenToOtherSites === true ? { isOpenToOtherSites } : {}),
    },
    handler: (request, reply) => answerCall(route, request, reply, makeContext),
  });
}
