import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheIndex, callTag } from '#platform/contract/cache-index.ts';
import { audienceOf } from '#platform/contract/viewer.ts';
import { storeResponse } from '../cache/stored-response.ts';
import { collectAnswer } from './collect-answer.ts';
import { sendCompressed } from './compression.ts';
import { dispatch } from './dispatch.ts';
import { callKey } from './response-key.ts';
import type { Answer, RequestContext, Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { sendStored } from './send-stored.ts';

export type MakeContext<Services> = (request: FastifyRequest, answer: Answer) => Promise<RequestContext<Services>>;

/** Spec paths as Fastify writes them: `{id}` becomes `:id`, and a literal colon is doubled. */
export const fastifyPath = (path: string): string => path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');

export function registerRoutes<Services>(
  app: FastifyInstance,
  routes: readonly Route<Services>[],
  makeContext: MakeContext<Services>,
  limitFactor = 1,
): void {
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config:
        endpoint.callsPerMinute === undefined
          ? {}
          : { rateLimit: { max: Math.max(1, Math.round(endpoint.callsPerMinute * limitFactor)) } },
      handler: (request, reply) => answerCall(route, request, reply, makeContext),
    });
  }
}

async function answerCall<Services>(
  route: Route<Services>,
  request: FastifyRequest,
  reply: FastifyReply,
  makeContext: MakeContext<Services>,
): Promise<FastifyReply> {
  const answer = collectAnswer();
  const context = await makeContext(request, answer);
  const { params, query, body } = request;
  if (route.endpoint.cached !== true || request.method !== 'GET') {
    const output = await dispatch(route, context, { params, query, body });
    reply.headers({ 'cache-control': 'no-store', ...answer.headers });
    if (answer.setCookies.length > 0) reply.header('set-cookie', answer.setCookies);
    if (output === undefined) return reply.code(204).send();
    return sendCompressed(reply, 'application/json; charset=utf-8', JSON.stringify(output));
  }
  const audience = audienceOf(context.viewer);
  const stored = await context.platform.rememberResponse(callKey(audience, request.url), async () => {
    const output = await dispatch(route, context, { params, query, body });
    const headers = {
      // Kept with the answer, because the fast lane sends it as it is.
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': audience === 'anonymous' ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      ...answer.headers,
    };
    const isPublic = audience === 'anonymous';
    const index = cacheIndex(request.hostname, { call: `GET ${request.url}`, isPublic });
    return {
      value: await storeResponse(200, headers, JSON.stringify(output)),
      tags: [...answer.tags, callTag(index)],
      expiresAt: answer.expiresAt,
    };
  });
  return sendStored(reply, stored);
}
