import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import type { SocketAnswer } from '#platform/contract/calls/body-kinds.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { RequestLog } from '../logger.ts';

interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();
const sockets = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024, perMessageDeflate: false });
/** For the other side to answer a close. */
const goodbyeMilliseconds = 1000;
const closeCodes = { done: 1000, refused: 1008, failed: 1011 } as const;

/**
 * A request for a WebSocket goes the way of every other, hooks, limits and rights included, so that a refusal is an
 * ordinary answer. Only `answerSocket` makes one of it.
 */
export function acceptUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // In development the same port has a socket that reloads the page.
    if (String(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite-')) return;
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    // A response wants a socket of its own kind, and writes to any.
    response.assignSocket(socket as Parameters<typeof response.assignSocket>[0]);
    response.once('finish', () => socket.end());
    socket.on('error', () => socket.destroy());
    app.routing(request, response);
  });
}

export async function answerSocket(reply: FastifyReply, answer: SocketAnswer, log: RequestLog): Promise<FastifyReply> {
  const { raw } = reply.request;
  const upgrade = upgrades.get(raw);
  if (upgrade === undefined) {
    await answer.messages.return?.();
    throw new AppError('upgrade-needed', 426, { headers: { upgrade: 'websocket' } });
  }
  reply.hijack();
  sockets.handleUpgrade(raw, upgrade.socket, upgrade.head, (webSocket) => void converse(webSocket, answer, log));
  // What is no proper request for one was refused by the handshake itself.
  upgrade.socket.once('close', () => void answer.messages.return?.());
  return reply;
}

async function converse(webSocket: WebSocket, { messages, receive }: SocketAnswer, log: RequestLog): Promise<void> {
  let isHeard = true;
  webSocket.on('pong', () => {
    isHeard = true;
  });
  webSocket.on('error', () => webSocket.terminate());
  webSocket.on('message', (data) => {
    receive(String(data)).catch((error: unknown) => closeWith(webSocket, 'refused', codeOf(error)));
  });
  try {
    for await (const message of messages) {
      if (webSocket.readyState !== WebSocket.OPEN) return;
      if (message !== '') await send(webSocket, message);
      else if (isHeard) {
        isHeard = false;
        webSocket.ping();
      } else return webSocket.terminate();
    }
    closeWith(webSocket, 'done');
  } catch (error) {
    log.error({ err: error }, 'a socket broke off');
    closeWith(webSocket, 'failed');
  }
}

/** Waits until it has left, so that a slow reader slows down what is made for them. */
const send = (webSocket: WebSocket, message: string): Promise<void> =>
  new Promise((resolve) => webSocket.send(message, () => resolve()));

function closeWith(webSocket: WebSocket, reason: keyof typeof closeCodes, code = ''): void {
  webSocket.close(closeCodes[reason], code);
  setTimeout(() => webSocket.terminate(), goodbyeMilliseconds).unref();
}

const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : 'bad-request');
