import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { badInput, type FieldError } from '#platform/contract/errors.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import { fastifyPath } from '#platform/server/http/register-routes.ts';
import { type AssetQuery, readAsset } from '../contract/assets.endpoints.ts';
import { byteRange } from '../contract/byte-range.ts';
import { bodyHeaders, isUnchanged, keepingHeaders } from './asset-headers.ts';
import type { AssetRequest, AssetsService, FoundAsset } from './assets.service.ts';

interface AssetContext {
  viewer: Viewer;
  services: { assets: AssetsService };
  client: { ip: string };
}

/** Not among the calls that answer JSON: these answers are pictures, which are kept and streamed in their own way. */
export function registerAssetRoutes(
  app: FastifyInstance,
  resolve: (request: FastifyRequest) => Promise<AssetContext>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: fastifyPath(readAsset.path),
    exposeHeadRoute: false,
    handler: async (request, reply) => answer(await resolve(request), request, reply),
  });
}

async function answer(
  { viewer, services, client }: AssetContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { guid, query } = parseRequest(request);
  const { accept, 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
  const encoding = typeof acceptEncoding === 'string' ? acceptEncoding : undefined;
  const asset = await services.assets.read(viewer, guid, {
    ...assetRequest(query, accept, encoding),
    client: client.ip,
  });
  if (isUnchanged(ifNoneMatch, asset.etag)) return reply.code(304).headers(keepingHeaders(asset)).send();
  const range = rangeOf(request, asset);
  if (range === 'none') {
    const headers = { 'content-range': `bytes */${asset.wholeSize}`, 'cache-control': 'no-store' };
    return reply.code(416).headers(headers).send();
  }
  const body = await asset.open(range);
  reply.headers(keepingHeaders(asset)).headers(bodyHeaders(body));
  if (asset.wholeSize !== undefined) reply.header('accept-ranges', 'bytes');
  if (range !== undefined)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${asset.wholeSize}`);
  if (request.method !== 'HEAD') return reply.send(body.content);
  if (body.content instanceof Readable) body.content.destroy();
  return reply.send();
}

/** A part only of what is still the same file as the reader began with. */
function rangeOf({ method, headers }: FastifyRequest, { wholeSize, etag }: FoundAsset) {
  const begunWith = headers['if-range'];
  if (method !== 'GET' || wholeSize === undefined || (begunWith !== undefined && begunWith !== etag)) return undefined;
  return byteRange(headers.range, wholeSize);
}

function assetRequest(query: AssetQuery, accept: string | undefined, acceptEncoding: string | undefined): AssetRequest {
  const { width, height, format, quality, fit, name, auth } = query;
  return { transform: { width, height, format, quality, fit }, accept, acceptEncoding, name, isForSignedIn: auth };
}

function parseRequest(request: FastifyRequest): { guid: string; query: AssetQuery } {
  const params = readAsset.params?.safeParse(request.params);
  const query = readAsset.query?.safeParse(request.query);
  if (params?.success && query?.success) return { guid: params.data.guid, query: query.data };
  throw badInput([...fieldErrors('params', params?.error), ...fieldErrors('query', query?.error)]);
}

const fieldErrors = (part: string, error: z.ZodError | undefined): FieldError[] =>
  (error?.issues ?? []).map(({ path, code, message }) => ({ path: [part, ...path].join('.'), code, message }));
