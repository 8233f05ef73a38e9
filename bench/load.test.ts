import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { load } from './load.ts';

let server: Server;

async function serve(answer: RequestListener): Promise<number> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('load', () => {
  it('counts as many answers as the server gave, each once', async () => {
    let answered = 0;
    const port = await serve((_, response) => {
      answered += 1;
      response.end('x'.repeat(100_000));
    });
    const { requests, requestsPerSecond, p50Milliseconds, p99Milliseconds } = await load({
      port,
      path: '/',
      connections: 3,
      seconds: 0.1,
    });
    expect(requests).toBe(answered);
    expect(requestsPerSecond).toBeGreaterThan(0);
    expect(p99Milliseconds).toBeGreaterThanOrEqual(p50Milliseconds);
  });

  it('asks for something else each time where the path says so', async () => {
    const asked: string[] = [];
    const port = await serve(({ url = '' }, response) => {
      asked.push(url);
      response.end('x');
    });
    for (let turn = 0; turn < 2; turn += 1) {
      await load({ port, path: '/?bench={n}', connections: 2, seconds: 0.05 });
    }
    expect(asked[0]).toMatch(/^\/\?bench=\d+$/);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('asks on as many connections as it was told, with the headers it was given', async () => {
    const sockets = new Set<unknown>();
    const encodings = new Set<unknown>();
    const port = await serve(({ socket, headers }, response) => {
      sockets.add(socket);
      encodings.add(headers['accept-encoding']);
      response.end('ok');
    });
    await load({ port, path: '/', headers: { 'accept-encoding': 'br' }, connections: 5, seconds: 0.1 });
    expect(sockets.size).toBe(5);
    expect([...encodings]).toEqual(['br']);
  });

  it('takes an answer that has nothing to say for one', async () => {
    const bodies = new Set<string>();
    const port = await serve((request, response) => {
      request.on('data', (piece) => bodies.add(String(piece)));
      request.on('end', () => response.writeHead(204).end());
    });
    const { requests } = await load({ port, path: '/', body: '{"kind":"view"}', connections: 2, seconds: 0.1 });
    expect(requests).toBeGreaterThan(2);
    expect([...bodies]).toEqual(['{"kind":"view"}']);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['an error', (_, response) => response.writeHead(503).end(), /503/],
    ['an answer of unknown length', (_, response) => void response.write('piece'), /no content-length/],
    ['a closed connection', ({ socket }) => socket.destroy(), /closed|ECONNRESET/],
  ])('does not take %s for an answer', async (_, answer, message) => {
    const port = await serve(answer);
    await expect(load({ port, path: '/', connections: 1, seconds: 0.1 })).rejects.toThrow(message);
  });
});
