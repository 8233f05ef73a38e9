import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  answerKindOf,
  bodyKindOf,
  type FormFields,
  type SocketAnswer,
  type Streamed,
} from '#platform/contract/calls/body-kinds.ts';
import { cacheIndex, callTag } from '#platform/contract/calls/cache-index.ts';
import type { CallInput } from '#platform/contract/calls/endpoint.ts';
import { audienceOf } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type PlatformLocale } from '#platform/contract/texts/language.ts';
import { storeResponse } from '../cache/stored-response.ts';
import { paramsOf } from './call-table.ts';
import type { CollectedAnswer } from './collected-answer.ts';
import { sendCompressed } from './compression.ts';
import { dispatch, refuseWhileViewingAs } from './dispatch.ts';
import { callKey } from './response-key.ts';
import type { RequestContext, Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { sendStored } from './send-stored.ts';
import { sendStream } from './send-stream.ts';
import { sentFilesOf } from './sent-files.ts';
import { comeBack, formLimit } from './sent-form.ts';
import { sentPostedOf, sentWordsOf } from './sent-posted.ts';
import { answerSocket } from './web-sockets.ts';

const json = 'application/json; charset=utf-8';

export interface Prepared<Services> {
  context: RequestContext<Services>;
  answer: CollectedAnswer;
}

/** A declared call over HTTP: whatever its body and its answer are, the way through `dispatch` is the same. */
export async function answerCall<Services>(
  route: Route<Services>,
  request: FastifyRequest,
  reply: FastifyReply,
  prepare: (request: FastifyRequest) => Promise<Prepared<Services>>,
): Promise<FastifyReply> {
  const { context: prepared, answer } = await prepare(request);
  const isStream = answerKindOf(route.endpoint.output)?.kind === 'stream';
  const context = isStream ? { ...prepared, asked: { ...prepared.asked, left: leftOf(reply) } } : prepared;
  if (route.endpoint.cached && request.method === 'GET') return answerKept(route, context, reply, answer);
  const output = await dispatchOrComeBack(route, context, request);
  reply.headers({ 'cache-control': 'no-store' });
  const kind = output.isRefusal ? 'redirect' : answerKindOf(route.endpoint.output)?.kind;
  if (answer.setCookies.length > 0) reply.header('set-cookie', answer.setCookies);
  if (kind === 'redirect') return reply.code(303).header('location', String(output.value)).send();
  if (kind === 'socket') return answerSocket(reply, output.value as SocketAnswer, context.log);
  if (kind === 'stream') {
    reply.code(answer.statusCode ?? (output.value === undefined ? 204 : 200));
    reply.headers({ ...mediaTypeOf(route), ...answer.headers });
    return sendStream(reply, output.value as Streamed, context.log);
  }
  reply.headers(answer.headers);
  if (output.value === undefined) return reply.code(answer.statusCode ?? 204).send();
  if (answer.statusCode !== undefined) reply.code(answer.statusCode);
  return sendCompressed(reply, json, JSON.stringify(output.value));
}

function leftOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  if (reply.raw.destroyed) left.abort();
  return left.signal;
}

/** Nothing where the handler names it. */
function mediaTypeOf({ endpoint }: Route<never>): { 'content-type'?: string } {
  const mediaType = answerKindOf(endpoint.output)?.mediaType ?? json;
  return mediaType === '*' ? {} : { 'content-type': mediaType };
}

function inputOf({ endpoint }: Route<never>, request: FastifyRequest, { languages }: PlatformLocale): CallInput {
  const { query, body } = request;
  const params = paramsOf(request);
  const kind = bodyKindOf(endpoint.body);
  if (kind?.kind === 'files') return { params, query, body: sentFilesOf(request) };
  if (kind?.kind === 'posted') {
    const words = () => sentWordsOf(request, endpoint.bodyLimit ?? formLimit);
    return { params, query, body: kind.hasFiles ? sentPostedOf(request) : words() };
  }
  if (kind?.kind !== 'form') return { params, query, body };
  const fields: FormFields = { ...(body as object | undefined), ...(params as object) };
  // A form that names a language that the platform does not have would lead to an address that is not there.
  const language = languages.find((one) => one === fields.language) ?? defaultLanguage;
  return { params, query, body: { ...fields, language } };
}

/** A form that is refused goes back to the screen that it was sent from. */
async function dispatchOrComeBack<Services>(
  route: Route<Services>,
  context: RequestContext<Services>,
  request: FastifyRequest,
): Promise<{ value: unknown; isRefusal: boolean }> {
  // No screen of the form's could say why: it is drawn for the person whom the admin views the site as.
  refuseWhileViewingAs(context.viewer, route.endpoint);
  const input = inputOf(route, request, context.locale);
  const kind = bodyKindOf(route.endpoint.body);
  try {
    return { value: await dispatch(route, context, input), isRefusal: false };
  } catch (error) {
    if (kind?.kind !== 'form' || kind.screen === undefined) throw error;
    return { value: comeBack(error, input, { ...kind, screen: kind.screen }), isRefusal: true };
  }
}

/** What one audience shares is made once, and again only when it may have changed. */
async function answerKept<Services>(
  route: Route<Services>,
  context: RequestContext<Services>,
  reply: FastifyReply,
  answer: CollectedAnswer,
): Promise<FastifyReply> {
  const { request } = reply;
  const isPublic = audienceOf(context.viewer) === 'anonymous';
  const isByOrigin = route.endpoint.cached === 'by-origin';
  const address = isByOrigin ? context.client.origin + request.url : request.url;
  const keyFor = (audience: string) => callKey(audience, address);
  const stored = await context.platform.rememberResponseFor(context.viewer, keyFor, async (viewer) => {
    const output = await dispatch(route, { ...context, viewer }, inputOf(route, request, context.locale));
    const headers = {
      // Kept with the answer, because the fast lane sends it as it is.
      ...securityHeaders,
      ...mediaTypeOf(route),
      'cache-control': isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      ...answer.headers,
    };
    const index = cacheIndex(request.hostname, { call: `GET ${request.url}`, isPublic });
    return {
      value: storeResponse(200, headers, typeof output === 'string' ? output : JSON.stringify(output)),
      tags: [...answer.tags, callTag(index)],
      expiresAt: answer.expiresAt,
    };
  });
  return sendStored(reply, stored);
}
