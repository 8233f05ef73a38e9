import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptsGzip } from '../cache/stored-response.ts';

const compressGzip = promisify(gzip);
const worthCompressing = 1400;

/** For answers that are made anew for one reader: quick compression, and only where it saves a packet. */
export async function sendCompressed(reply: FastifyReply, contentType: string, body: string): Promise<FastifyReply> {
  reply.header('content-type', contentType).header('vary', 'accept-encoding, cookie');
  if (body.length < worthCompressing || !acceptsGzip(reply.request.headers['accept-encoding'])) {
    return reply.send(body);
  }
  const zipped = await compressGzip(body, { level: 4 });
  return reply.header('content-encoding', 'gzip').send(zipped);
}
