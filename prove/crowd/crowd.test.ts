import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comeAtRate } from './crowd.ts';
import { Line } from './line.ts';

let server: Server;
let port: number;
/** What is asked for at `/later` is answered when this is opened. */
const gate = Promise.withResolvers<void>();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url = '/' } = request;
    if (url === '/gone') response.destroy();
    else if (url === '/busy') response.writeHead(503, { 'retry-after': '2' }).end('later');
    else if (url === '/last') response.writeHead(200, { connection: 'close' }).end('bye');
    else if (url === '/pieces') {
      response.write('0\r\n\r\n');
      response.write('x'.repeat(100_000));
      response.end('end');
    } else {
      if (url.startsWith('/later')) await gate.promise;
      response.end('x'.repeat(100_000));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('knows where an answer ends, whichever way it is sent, and goes on after one that never came', async () => {
  const line = new Line(port);
  const outcomes: [number, number | undefined][] = [];
  for (const path of ['/', '/pieces', '/busy', '/', '/gone', '/pieces', '/last', '/']) {
    const { status, retryAfter } = await line.ask(path);
    outcomes.push([status, retryAfter]);
  }
  line.close();
  expect(outcomes).toEqual([
    [200, undefined],
    [200, undefined],
    [503, 2],
    [200, undefined],
    [0, undefined],
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ]);
});

it('comes as often as it is told, also while nobody is answered', async () => {
  const crowd = { port, path: (number: number) => `/later?${number}`, seconds: 0.5 };
  const { answers } = await comeAtRate(crowd, { perSecond: 100, mostLines: 100 });
  gate.resolve();
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.every((status) => status === 200)).toBe(true);
});
