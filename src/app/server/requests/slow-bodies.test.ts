import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let app: FastifyInstance;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  app = await buildApp({ installation: test.installation, bodyTime: { wholeBody: 100, betweenParts: 100 } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** Sends the head and the beginning of a body that never ends, and answers what came back when the server hung up. */
function sendHalf(path: string, type: string, part: string): Promise<string> {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    'content-length: 1000',
    `authorization: ${admin.authorization}`,
  ];
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(`${head.join('\r\n')}\r\n\r\n${part}`));
    socket.on('data', (data) => {
      answer += String(data);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('a body that never ends', () => {
  it.each([
    ['of a call', '/api/auth/sign-in/email', 'application/json', '{"email":'],
    ['of a form', '/login', 'application/x-www-form-urlencoded', 'email='],
  ])('%s is answered with 408 and hung up', async (_, path, type, part) => {
    const answer = await sendHalf(path, type, part);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('request-timeout');
  });

  it('of a file is hung up when nothing comes any more', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="Image"; filename="a.png"\r\n\r\n';
    const answer = await sendHalf('/a/upload?public=true', 'multipart/form-data; boundary=x', part);
    expect(answer).not.toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that was sent whole to who refuses it unread ends nothing later', async () => {
    const refused = await app.inject({
      method: 'POST',
      url: '/api/assetfolders',
      payload: { name: 'x', parent: null },
    });
    expect(refused.statusCode).toBe(401);
    // This one is waited for longer than that one would have been: an error that nobody hears would end the process.
    expect(await sendHalf('/login', 'application/x-www-form-urlencoded', 'email=')).toMatch(/^HTTP\/1\.1 408 /);
  });
});

interface Sent {
  path: string;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** This and, when it was sent whole, another request on the same connection; answers their statuses when it is hung up. */
function sendTwo({ server }: FastifyInstance, first: Sent, sent = first.body): Promise<(string | undefined)[]> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const head = [
    `POST ${first.path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${first.type}`,
    `content-length: ${first.body.length}`,
    ...Object.entries(first.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ];
  const second = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  return new Promise((resolve, reject) => {
    let answers = '';
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
      if (sent === first.body) socket.write(second);
    });
    socket.on('data', (data) => {
      answers += String(data);
    });
    socket.on('close', () => resolve([...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)));
    socket.on('error', reject);
  });
}

describe('a large body that is refused unread', () => {
  const call = { path: '/api/assetfolders', type: 'application/json', body: `"${'x'.repeat(900_000)}"` };
  const part = 'Content-Disposition: form-data; name="Iets"; filename="a.png"';
  const file = {
    path: '/a/upload?public=true',
    type: 'multipart/form-data; boundary=x',
    body: `--x\r\n${part}\r\n\r\n${'x'.repeat(900_000)}\r\n--x--\r\n`,
  };

  it.each([
    ['of a call', () => call, '401'],
    ['of a call that there is not', () => ({ ...call, path: '/api/niets' }), '404'],
    ['of a file', () => file, '401'],
    ['of a file in a field that there is not', () => ({ ...file, headers: admin }), '400'],
  ])('%s does not hold up the next request on the connection', async (_, first, status) => {
    expect(await sendTwo(test.app, first())).toEqual([status, '200']);
  });

  it('is hung up when the rest of it never comes', async () => {
    expect(await sendTwo(app, call, call.body.slice(0, 100_000))).toEqual(['401']);
  });
});
