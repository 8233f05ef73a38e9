import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';

type Headers = Record<string, string>;

export const newKey = (): string => randomBytes(24).toString('base64url');

/** Brings items as browsers do, with our script unless it says otherwise. */
export function createOfferer({ app }: { app: FastifyInstance }, later: (seconds: number) => void) {
  let desks = 0;
  /** Everyone writes from a place of their own: an address may send so many in a minute. */
  const newDesk = (): string => {
    desks += 1;
    return `10.9.${Math.floor(desks / 250)}.${(desks % 250) + 1}`;
  };
  const call = (method: 'POST' | 'PUT', url: string, payload: object, headers: Headers = {}) =>
    app.inject({ method, url, payload, headers, remoteAddress: newDesk() });

  async function solved(list: string, headers: Headers = {}) {
    const { token, bits } = (await call('POST', `/api/offers:to/${list}/challenge`, {}, headers)).json<Challenge>();
    for (let solution = 0; ; solution++) {
      if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
    }
  }

  return {
    call,
    solved,

    /** As a browser without script sends it. */
    postForm: (url: string, posted: Record<string, string>, headers: Headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'http://localhost',
          host: 'localhost',
          ...headers,
        },
        remoteAddress: newDesk(),
        payload: new URLSearchParams({ language: 'nl', ...posted }).toString(),
      }),

    /** Of a visitor with the sum done; who is signed in need not. */
    async offer(list: string, body: object = {}, headers: Headers = {}) {
      const challenge = headers.authorization === undefined ? await solved(list, headers) : undefined;
      if (challenge !== undefined) later(5);
      const words = { title: 'Een zwemtrap', text: 'Dan kan iedereen zwemmen.' };
      return call('POST', `/api/offers:to/${list}`, { key: newKey(), challenge, ...words, ...body }, headers);
    },
  };
}
