import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/calls/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body can be files, which take as long as the sender's line needs. */
    hasFiles?: boolean;
  }
}

export interface BodyTime {
  /** A call or a form is small: whoever needs longer than this for it is not sending it. */
  wholeBody: number;
  /** Of files: how long nothing may come. */
  betweenParts: number;
}

export const usualBodyTime: BodyTime = { wholeBody: 30_000, betweenParts: 30_000 };

/** Nobody may keep a connection by sending a body that never ends. */
export function limitBodyTime(app: FastifyInstance, { wholeBody, betweenParts }: BodyTime = usualBodyTime): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const { raw } = request;
    if (request.routeOptions.config.hasFiles === true && isMultipart(request)) {
      // A request that never came over a line, as in tests, has no such time.
      raw.setTimeout?.(betweenParts, () => raw.destroy());
      raw.once('end', () => raw.setTimeout?.(0));
      return payload;
    }
    const timed = new PassThrough();
    const timer = setTimeout(() => {
      // The rest would be read as another request.
      reply.header('connection', 'close');
      payload.unpipe(timed);
      endWhenRead(timed, new AppError('request-timeout', 408));
    }, wholeBody);
    payload.once('error', (error) => endWhenRead(timed, error));
    timed.once('close', () => clearTimeout(timer));
    reply.raw.once('close', () => {
      clearTimeout(timer);
      readRest(request, payload, timed, wholeBody);
    });
    return payload.pipe(timed);
  });
}

/**
 * Whoever was refused before their body was read: nobody reads it any more, and what is left of it stands before the next
 * request on the same connection, which would wait for it for ever.
 */
function readRest({ raw }: FastifyRequest, payload: Readable, timed: PassThrough, most: number): void {
  if (payload.readableEnded || payload.destroyed) return;
  payload.unpipe(timed);
  payload.resume();
  const timer = setTimeout(() => raw.destroy(), most);
  payload.once('close', () => clearTimeout(timer));
}

/** An error that nobody hears yet would end the process, and one that came too early would never be heard. */
function endWhenRead(body: PassThrough, error: Error): void {
  if (body.readableFlowing === null) body.once('resume', () => body.destroy(error));
  else body.destroy(error);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true;
