import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Streamed } from '#platform/contract/calls/body-kinds.ts';
import { acceptsGzip } from '../cache/stored-response.ts';
import type { RequestLog } from '../logger.ts';
import { routeUrlOf } from './call-table.ts';
import { sendCompressed } from './compression.ts';

/** Text that is made line by line. Events are left as they are: each must leave at once. */
const isWorthZipping = (mediaType: string): boolean =>
  /^(text\/(?!event-stream)|application\/(json|[\w.+-]*xml))/.test(mediaType);

/**
 * An answer that is no JSON, with its headers already on the reply. What fails before the first byte is still told as a
 * problem; what fails later ends the connection, so that nobody takes half a file for a whole one. A reader who goes
 * away stops the work, and a slow one slows it down.
 */
export async function sendStream(reply: FastifyReply, body: Streamed, log: RequestLog): Promise<FastifyReply> {
  if (body === undefined) return reply.send();
  const mediaType = String(reply.getHeader('content-type') ?? '');
  const isEncoded = reply.hasHeader('content-encoding') || reply.hasHeader('content-length');
  if (typeof body === 'string') return sendCompressed(reply, mediaType, body);
  if (body instanceof Uint8Array) return reply.send(body);
  if (reply.request.method === 'HEAD') {
    await letGo(body);
    // Not nothing at all, because Fastify would then say that its length is 0.
    return reply.send(Readable.from([]));
  }
  const stream = body instanceof Readable ? body : await begun(body);
  stream.once('error', (error) => {
    // Whoever goes away half-way is no failure of ours.
    if (!reply.raw.destroyed) log.error({ err: error, route: routeUrlOf(reply.request) }, 'a stream broke off');
  });
  if (isEncoded || !isWorthZipping(mediaType)) return reply.send(stream);
  reply.header('vary', 'accept-encoding, cookie');
  if (!acceptsGzip(reply.request.headers['accept-encoding'])) return reply.send(stream);
  return reply.header('content-encoding', 'gzip').send(pipeline(stream, createGzip({ level: 4 }), () => undefined));
}

/** With its first piece at hand, so that a failure before it is an ordinary one. */
async function begun(body: AsyncIterable<string | Uint8Array>): Promise<Readable> {
  const pieces = body[Symbol.asyncIterator]();
  let first: IteratorResult<string | Uint8Array> | undefined = await pieces.next();
  const all: AsyncIterableIterator<string | Uint8Array> = {
    async next() {
      const next = first ?? (await pieces.next());
      first = undefined;
      return next;
    },
    // Passed on at once, also while a piece is waited for that may never come.
    async return() {
      await pieces.return?.();
      return { done: true as const, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return Readable.from(all);
}

async function letGo(body: AsyncIterable<unknown>): Promise<void> {
  if (body instanceof Readable) body.destroy();
  else await body[Symbol.asyncIterator]().return?.();
}
