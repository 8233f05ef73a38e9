import type { FastifyReply } from 'fastify';
import { encodingFor, type StoredResponse, wireResponse } from '../cache/stored-response.ts';

/** A kept answer for the request of this reply: in an encoding that it takes, or "not modified". */
export async function sendStored(reply: FastifyReply, stored: StoredResponse): Promise<FastifyReply> {
  const { headers } = reply.request;
  const encoding = encodingFor(headers['accept-encoding']);
  const asked = { ifNoneMatch: headers['if-none-match'], encoding };
  let wire = wireResponse(stored, asked);
  if (wire === undefined) {
    await stored.make(encoding);
    wire = wireResponse(stored, asked);
  }
  if (wire === undefined) throw new Error(`There is no ${encoding} of an answer that was made.`);
  return reply.code(wire.status).headers(wire.headers).send(wire.body);
}
