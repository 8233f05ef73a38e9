import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '#platform/server/testing/patience.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let port: number;
/** Pages are drawn when this is opened, and not before. */
let gate = Promise.withResolvers<void>();
let drawing = 0;
let most = 0;

beforeAll(async () => {
  test = await startTestApp({
    renderer: {
      ...plainRenderer,
      async render(request) {
        drawing += 1;
        most = Math.max(most, drawing);
        await gate.promise;
        drawing -= 1;
        return plainRenderer.render(request);
      },
    },
    admission: { atOnce: 4, atOnceForVisitors: 3, mostWaiting: 10, longestWait: 60_000 },
  });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as { port: number }).port;
});
afterEach(() => gate.resolve());
afterAll(() => test.close());

/** All at once on one connection, as a browser never does. */
function pipelined(count: number): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  let text = '';
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', reject).on('data', (part) => {
    text += part;
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    if (statuses.length < count) return;
    socket.destroy();
    resolve(statuses);
  });
  for (let one = 0; one < count; one += 1) socket.write(`GET /?x=${one} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return promise;
}

it('draws a few pages at once, lets some wait, and asks the rest to come back; health and members have their own place', async () => {
  const session = await test.signInAs('Standard');
  const asMember = () => test.app.inject({ url: '/api/profiles:loggedIn', headers: session });
  // The first time nobody knows them yet, and they would have to wait as a visitor.
  await asMember();
  const asked = pipelined(100);
  await vi.waitFor(() => expect(drawing).toBe(3), patience);
  const metric = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec((await test.app.inject('/metrics')).body)?.[1]);
  // One client may not fill more than half of the line.
  await vi.waitFor(async () => expect(await metric('plein_refused_requests_total')).toBe(92), patience);
  expect(await metric('plein_waiting_requests')).toBe(5);
  expect((await test.app.inject('/healthz')).statusCode).toBe(200);

  expect((await asMember()).statusCode).toBe(200);

  gate.resolve();
  const statuses = await asked;
  expect(statuses.filter((status) => status === 503)).toHaveLength(92);
  expect(statuses.filter((status) => status !== 503)).toHaveLength(8);
  expect(most).toBe(3);
  expect(await metric('plein_waiting_requests')).toBe(0);
});

it('says in words when to come back', async () => {
  gate = Promise.withResolvers<void>();
  const inside = Array.from({ length: 13 }, (_, one) => test.app.inject(`/?y=${one}`));
  await vi.waitFor(() => expect(drawing).toBe(3), patience);
  const refused = await test.app.inject({ url: '/?z', headers: { accept: 'text/html', 'accept-language': 'en' } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.body).toContain('It is very busy now');
  gate.resolve();
  await Promise.all(inside);
});

it('makes room for others when someone leaves', async () => {
  gate = Promise.withResolvers<void>();
  const before = drawing;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /?gone HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(drawing).toBe(before + 1), patience);
  socket.destroy();
  // Three more places: the one who left has none.
  const others = Array.from({ length: 3 }, (_, one) => test.app.inject(`/?w=${one}`));
  await vi.waitFor(() => expect(drawing).toBe(before + 4), patience);
  gate.resolve();
  for (const answer of await Promise.all(others)) expect(answer.statusCode).not.toBe(503);
});
