import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';

let test: TestApp;
let other: Server;
let otherPort: number;
let ownPort: number;
let asked = 0;

beforeAll(async () => {
  test = await startTestApp();
  await test.installation.platforms.addHosts('test', ['localhost', '127.0.0.1', '10.0.0.7']);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ownPort = (test.app.server.address() as AddressInfo).port;
  other = createServer((_, answer) => {
    asked += 1;
    answer.end(JSON.stringify({ proof: 'made up' }));
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  otherPort = (other.address() as AddressInfo).port;
});
afterAll(async () => {
  other.close();
  await test.close();
});

async function check(host: string, headers: Record<string, string>) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/platformsettingvalues:checkHost',
    payload: { host },
    headers: { host: 'localhost', ...headers },
  });
  return answer.statusCode === 200 ? answer.json<{ outcome: string }>().outcome : answer.statusCode;
}

it('knows a name that leads here from one that leads elsewhere or nowhere', async () => {
  const admin = await test.signInAs('Admin');
  expect(await check(`127.0.0.1:${ownPort}`, admin)).toBe('leads-here');
  expect(await check(`127.0.0.1:${otherPort}`, admin)).toBe('leads-elsewhere');
  expect(asked).toBe(1);
  expect(await check('127.0.0.1:1', admin)).toBe('no-answer');
});

it('asks nothing inside our own network, nor at a name of another platform', async () => {
  const admin = await test.signInAs('Admin');
  await test.installation.platforms.add('zeedorp', ['www.zeedorp.example']);
  const before = asked;
  expect(await check('10.0.0.7', admin)).toBe('private');
  expect(await check('169.254.169.254', admin)).toBe('private');
  expect(await check('nergens.invalid', admin)).toBe('no-answer');
  expect(await check('www.zeedorp.example', admin)).toBe('taken');
  expect(asked).toBe(before);
});

it('refuses what is no host name, and who is no admin', async () => {
  expect(await check('http://127.0.0.1/', await test.signInAs('Admin'))).toBe(400);
  expect(await check('127.0.0.1', await test.signInAs('ContentManager'))).toBe(403);
});
