import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { SocketAnswer } from '#platform/contract/calls/body-kinds.ts';
import { createLogger } from '../logger.ts';
import { acceptUpgrades, answerSocket } from './web-sockets.ts';

let app: FastifyInstance;
let port: number;
/** What the next socket is answered with. */
let answer: SocketAnswer;
const log = createLogger('silent');
const open: Duplex[] = [];

beforeAll(async () => {
  app = Fastify();
  acceptUpgrades(app);
  app.server.on('upgrade', (_, socket) => void open.push(socket));
  app.get('/socket', (_, reply) => answerSocket(reply, answer, log));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => app.close());

const heardNothing = async (): Promise<void> => undefined;

/** Messages that are put in one by one. */
function messagesByHand() {
  const waiting: IteratorResult<string>[] = [];
  let wake = () => {};
  const gone = Promise.withResolvers<void>();
  const put = (result: IteratorResult<string>) => {
    waiting.push(result);
    wake();
  };
  const messages: AsyncIterableIterator<string> = {
    async next() {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      if (waiting.length === 0) await promise;
      return waiting.shift() ?? { done: true, value: undefined };
    },
    async return() {
      gone.resolve();
      wake();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => messages,
  };
  return {
    messages,
    say: (value: string) => put({ done: false, value }),
    end: () => put({ done: true, value: undefined }),
    /** Nobody asks for more. */
    gone: gone.promise,
  };
}

async function openSocket(options: { autoPong?: boolean } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
  const closed = once(socket, 'close').then(([code]) => code as number);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return { socket, closed };
}

describe('what somebody may say', () => {
  it('is sixteen kilobytes at most at once', async () => {
    const heard: number[] = [];
    const { messages } = messagesByHand();
    const receive = async (text: string) => void heard.push(text.length);
    answer = { messages, receive };
    const { socket, closed } = await openSocket();
    socket.send('x'.repeat(16 * 1024));
    socket.send('x'.repeat(16 * 1024 + 1));
    expect(await closed).toBe(1009);
    expect(heard).toEqual([16 * 1024]);
  });

  it('ends the conversation when it makes no sense', async () => {
    answer = { messages: messagesByHand().messages, receive: () => Promise.reject(new Error('what?')) };
    const { socket, closed } = await openSocket();
    socket.send('x');
    expect(await closed).toBe(1008);
  });
});

describe('who does not answer', () => {
  it('is asked for a sign at each beat, and cut off at the second that passed without one', async () => {
    const { messages, say } = messagesByHand();
    answer = { messages, receive: heardNothing };
    const { socket, closed } = await openSocket({ autoPong: false });
    say('');
    await once(socket, 'ping');
    say('');
    expect(await closed).toBe(1006);
  });

  it('is kept while the signs come', async () => {
    const { messages, say, end } = messagesByHand();
    answer = { messages, receive: async () => say('heard') };
    const { socket, closed } = await openSocket({ autoPong: false });
    for (let beat = 0; beat < 3; beat += 1) {
      say('');
      await once(socket, 'ping');
      socket.pong();
      // What is read after the sign tells that the sign has arrived.
      const echoed = once(socket, 'message');
      socket.send('heard?');
      await echoed;
    }
    end();
    expect(await closed).toBe(1000);
  });

  it('to a goodbye is not waited for', async () => {
    const { messages, end } = messagesByHand();
    answer = { messages, receive: heardNothing };
    const raw = connect(port, '127.0.0.1');
    const key = randomBytes(16).toString('base64');
    raw.write(
      `GET /socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
    await once(raw, 'data');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const goodbye = once(raw, 'data');
    end();
    await goodbye;
    const closed = once(raw, 'close');
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await closed;
  });
});

it('who reads slowly is not made more for than they take', async () => {
  const most = 40;
  let made = 0;
  async function* many() {
    for (; made < most; made += 1) yield 'x'.repeat(1024 * 1024);
  }
  answer = { messages: many(), receive: heardNothing };
  const { socket } = await openSocket();
  socket.once('message', () => socket.pause());
  await once(socket, 'message');
  expect(made).toBeLessThan(most);
  socket.terminate();
});

it.each<[string, () => Promise<unknown>]>([
  ['has gone', async () => (await openSocket()).socket.terminate()],
  ['asks for no socket', async () => expect((await app.inject('/socket')).statusCode).toBe(426)],
])('nothing more is asked for on behalf of who %s', async (_, ask) => {
  const { messages, gone } = messagesByHand();
  answer = { messages, receive: heardNothing };
  await ask();
  await gone;
});

it('a conversation that breaks off on our side says so', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'first';
    throw new Error('no database');
  }
  answer = { messages: broken(), receive: heardNothing };
  expect(await (await openSocket()).closed).toBe(1011);
});

it('a socket of the development server is left to it', async () => {
  let isTaken = false;
  app.server.once('upgrade', (_, socket) => {
    isTaken = socket.listenerCount('error') > 0;
    socket.destroy();
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, 'vite-hmr');
  await once(socket, 'error');
  expect(isTaken).toBe(false);
});
