import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { type Access, defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import { createLogger } from '../logger.ts';
import { asAppError } from './problem.ts';
import { registerRoutes } from './register-routes.ts';
import { type RequestContext, type Route, route } from './route.ts';

const encodings: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }];
const logged = new PassThrough();
const log = createLogger('info', logged);
let app: FastifyInstance;
let port: number;
let begun = 0;
const ended: (() => void)[] = [];

async function* lines(): AsyncGenerator<string> {
  yield 'one\n'.repeat(1000);
  yield 'two\n';
}

async function* failingAtOnce(): AsyncGenerator<string> {
  yield await Promise.reject(new Error('the database is gone'));
}

/** Large and without any order, so that some of it leaves before it fails, zipped or not. */
async function* failingLater(): AsyncGenerator<Uint8Array> {
  yield randomBytes(256 * 1024);
  await new Promise<void>((resolve) => ended.push(resolve));
  throw new Error('the database is gone');
}

async function* endless(): AsyncGenerator<Uint8Array> {
  begun += 1;
  try {
    for (;;) yield new Uint8Array(1024);
  } finally {
    for (const tell of ended.splice(0)) tell();
  }
}

const declare = (path: `/${string}`, make: () => AsyncIterable<string | Uint8Array>, access: Access = 'public') =>
  route(
    {
      ...defineEndpoint({ method: 'GET', path: '/', access, feature: 'x', summary: 'x', output: stream('text/csv') }),
      path,
    },
    async () => make(),
  ) as Route<unknown>;

beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler((thrown, _, reply) => {
    const { status, code } = asAppError(thrown);
    return reply.code(status).send({ code });
  });
  const routes = [
    declare('/lines', lines),
    declare('/fails-at-once', failingAtOnce),
    declare('/fails-later', failingLater),
    declare('/endless', endless),
    declare('/closed', endless, 'user'),
  ];
  await registerRoutes(app, routes, async (_, answer) => {
    return { viewer: anonymousViewer, answer, log, locale: defaultLocale } as unknown as RequestContext<unknown>;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [answer] = await once(request({ port, path, headers }).end(), 'response');
  return answer as IncomingMessage;
}

describe('an answer that is a stream', () => {
  it('is sent as it is made, and zipped for who can read that', async () => {
    const plain = await app.inject('/lines');
    expect(plain.headers).toMatchObject({ 'content-type': 'text/csv', 'cache-control': 'no-store' });
    expect(plain.body.endsWith('one\ntwo\n')).toBe(true);
    const zipped = await app.inject({ url: '/lines', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('that fails before its first piece is refused as any other call is', async () => {
    const answer = await app.inject('/fails-at-once');
    expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'internal' }]);
  });

  it.each(encodings)('that fails half-way breaks off and is logged (%o)', async (headers) => {
    const told = once(logged, 'data');
    const answer = await open('/fails-later', headers);
    expect(answer.statusCode).toBe(200);
    await once(answer, 'data');
    for (const letFail of ended.splice(0)) letFail();
    await expect(answer.toArray()).rejects.toThrow('aborted');
    expect(JSON.parse(String((await told)[0]))).toMatchObject({
      msg: 'a stream broke off',
      route: '/fails-later',
      err: { message: 'the database is gone' },
    });
  });

  it.each(encodings)('stops being made when its reader goes away (%o)', async (headers) => {
    const stopped = new Promise<void>((resolve) => ended.push(resolve));
    const answer = await open('/endless', headers);
    answer.destroy();
    await stopped;
  });

  it('is not begun for who may not have it, nor for who asks for the headers alone', async () => {
    begun = 0;
    expect((await app.inject('/closed')).statusCode).toBe(401);
    const head = await app.inject({ method: 'HEAD', url: '/endless' });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/csv', '']);
    expect(begun).toBe(0);
  });
});
