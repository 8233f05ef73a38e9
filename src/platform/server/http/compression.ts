import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { encodingFor } from '../cache/stored-response.ts';

const compressGzip = promisify(gzip);
const worthCompressing = 1400;

/** For answers that are made anew for one reader: quick compression, and only where it saves a packet. */
export async function sendCompressed(reply: FastifyReply, contentType: string, body: string): Promise<FastifyReply> {
  reply.header('content-type', contentType).header('vary', 'accept-encoding, cookie');
  if (body.length < worthCompressing || encodingFor(reply.request.headers['accept-encoding']) === 'identity') {
    return reply.send(body);
  }
  const zipped = await compressGzip(body, { level: 4 });
  return reply.header('content-encoding', 'gzip').send(zipped);
}
