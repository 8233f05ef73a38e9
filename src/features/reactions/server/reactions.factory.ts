import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import type { MadeReaction, Thread, ThreadTarget } from '../contract/reaction.ts';

type Headers = Record<string, string>;

export const newKey = (): string => randomBytes(24).toString('base64url');

/** Talks as browsers do, with our script unless it says otherwise. */
export function createTalker({ app }: { app: FastifyInstance }, later: (seconds: number) => void) {
  let desks = 0;
  /** Everyone writes from a place of their own: an address may send so many in a minute. */
  const newDesk = (): string => {
    desks += 1;
    return `10.8.${Math.floor(desks / 250)}.${(desks % 250) + 1}`;
  };
  const at = ({ kind, guid }: ThreadTarget) => `/api/threads/${kind}/${guid}`;
  const post = (url: string, payload: object, headers: Headers = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url, payload, headers, remoteAddress });

  /** As a browser without script sends it. */
  const postForm = (url: string, posted: Record<string, string>, headers: Headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost',
        host: 'localhost',
        ...headers,
      },
      payload: new URLSearchParams({ language: 'nl', ...posted }).toString(),
    });

  async function solved(target: ThreadTarget, headers: Headers) {
    const { token, bits } = (await post(`${at(target)}/challenge`, {}, headers)).json<Challenge>();
    for (let solution = 0; ; solution++) {
      if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
    }
  }

  /** Of a visitor with the sum done; who is signed in need not. */
  async function send(target: ThreadTarget, body: object, headers: Headers = {}, from = newDesk()) {
    const challenge = headers.authorization === undefined ? await solved(target, headers) : undefined;
    if (challenge !== undefined) later(5);
    return post(at(target), { key: newKey(), text: 'Goed plan', challenge, ...body }, headers, from);
  }

  return {
    post,
    postForm,
    send,
    solved,
    async say(target: ThreadTarget, text: string, headers: Headers, answersGuid?: string): Promise<string> {
      const answer = await send(target, { text, answersGuid }, headers);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<MadeReaction>().guid;
    },
    read: async (target: ThreadTarget, query = '', headers: Headers = {}) =>
      (await app.inject({ url: `${at(target)}${query}`, headers })).json<Thread>(),
  };
}
