import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptsGzip } from '../cache/stored-response.ts';
import { textBytes } from './text-bytes.ts';

const compressGzip = promisify(gzip);
const worthCompressing = 1400;
/** Handing less than this to another thread takes longer than doing it. */
const worthHandingOver = 16_000;
const level = 4;

/** For answers that are made anew for one reader: quick compression, and only where it saves a packet. */
export async function sendCompressed(reply: FastifyReply, contentType: string, body: string): Promise<FastifyReply> {
  reply.header('content-type', contentType).header('vary', 'accept-encoding, cookie');
  // Once: a text would be turned into bytes to be measured, and again to be sent.
  const bytes = textBytes(body);
  if (bytes.length < worthCompressing || !acceptsGzip(reply.request.headers['accept-encoding'])) {
    return reply.send(bytes);
  }
  const zipped = bytes.length < worthHandingOver ? gzipSync(bytes, { level }) : await compressGzip(bytes, { level });
  return reply.header('content-encoding', 'gzip').send(zipped);
}
