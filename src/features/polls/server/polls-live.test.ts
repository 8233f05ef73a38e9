import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listener, listenToEvents } from '#app/server/testing/live-listener.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildPoll } from './polls.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let port: number;
let member: Headers;
let other: Headers;
let admin: Headers;
const open: Listener[] = [];

beforeAll(async () => {
  test = await startTestApp({ callsPerMinute: 100_000 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
  [member, other, admin] = [
    await test.signInAs('Standard'),
    await test.signInAs('Standard'),
    await test.signInAs('Admin'),
  ];
});
afterAll(async () => {
  for (const listener of open) listener.close();
  await test.close();
});

async function follow(guid: string, headers: Headers): Promise<Listener> {
  const listener = await listenToEvents(port, `poll:${guid}`, headers);
  open.push(listener);
  return listener;
}
const ask = (method: 'PUT' | 'DELETE' | 'POST', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const vote = (guid: string, headers: Headers, choice: string) =>
  ask('PUT', `/api/polls/${guid}/vote`, headers, { choices: [choice], language: 'nl' });
const changed = (guid: string) => ({ kind: 'changed', topics: [`poll:${guid}`] });

it('who sees how it stands hears that others vote, take it back, and that it is closed', async () => {
  const { guid } = await buildPoll(test.services, { options: { results: 'always' } });
  const watching = await follow(guid, other);
  expect(await watching.next()).toMatchObject({ kind: 'ready' });
  for (const choice of ['trees', 'ferry', 'stairs']) expect((await vote(guid, member, choice)).statusCode).toBe(200);
  expect(await watching.next()).toMatchObject(changed(guid));
  expect((await ask('DELETE', `/api/polls/${guid}/vote`, member)).statusCode).toBe(200);
  expect(await watching.next()).toMatchObject(changed(guid));
  expect((await ask('POST', `/api/polls/${guid}/close`, admin)).statusCode).toBe(204);
  expect(await watching.next()).toMatchObject(changed(guid));
});

it('where the result waits for the end only who manages it hears of votes; nobody of what they may not see', async () => {
  const { guid } = await buildPoll(test.services, { options: { results: 'after-closing' } });
  const hidden = await buildPoll(test.services, { page: { visibility: 'Admin' } });
  expect((await follow(guid, member)).status).toBe(403);
  expect((await follow(guid, admin)).status).toBe(200);
  expect((await follow(hidden.guid, member)).status).toBe(403);
  expect((await follow(guid, {})).status).toBe(401);
});
