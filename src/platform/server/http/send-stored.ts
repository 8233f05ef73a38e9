import type { FastifyReply } from 'fastify';
import { type StoredResponse, wireResponse } from '../cache/stored-response.ts';

/** A kept answer for the request of this reply: in an encoding that it takes, or "not modified". */
export function sendStored(reply: FastifyReply, stored: StoredResponse): FastifyReply {
  const { headers } = reply.request;
  const {
    status,
    headers: kept,
    body,
  } = wireResponse(stored, {
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'],
  });
  return reply.code(status).headers(kept).send(body);
}
