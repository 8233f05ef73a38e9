import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let port: number;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  const blocks = [buildBlock({ heading: text('Voor beheer'), visibility: 'Admin' })];
  const home = await buildPage(test.services, { title: text('Voorpagina'), buildingBlockInstances: blocks });
  await buildMenu(test.services, [{ urlSegment: text(''), pageId: home }]);
  admin = await test.signInAs('Admin');
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

interface Asked {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
  isKept: boolean;
}

/** Over a socket, as browsers come; the lane before Fastify is not there without one. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Asked> {
  const hits = test.installation.metrics.cacheHits.count;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, resolve).once('error', reject).end();
  });
  const body = await readText(answer);
  const { date, connection, 'keep-alive': keepAlive, 'x-correlation-id': id, ...rest } = answer.headers;
  expect(id).toMatch(/^[\w-]{8,64}$/);
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit')));
  return { status: answer.statusCode, headers: kept, body, isKept: test.installation.metrics.cacheHits.count > hits };
}

describe('the fast lane', () => {
  it.each(['/', '/api/platformsettingvalues', '/api/menus:withName?name=Top+level+menu'])(
    'answers %s just as the long way does',
    async (path) => {
      const [first, second] = [await ask(path), await ask(path)];
      expect([first.isKept, second.isKept]).toEqual([false, true]);
      expect({ ...second, isKept: false }).toEqual(first);
      const unchanged = await ask(path, { 'if-none-match': String(first.headers.etag) });
      expect([unchanged.status, unchanged.body, unchanged.isKept]).toEqual([304, '', true]);
    },
  );

  it('has an encoding made the long way when it is asked for the first time', async () => {
    await ask('/');
    const [first, second] = [await ask('/', { 'accept-encoding': 'br' }), await ask('/', { 'accept-encoding': 'br' })];
    expect([first.isKept, second.isKept]).toEqual([false, true]);
    expect({ ...second, isKept: false }).toEqual(first);
    expect(first.headers['content-encoding']).toBe('br');
  });

  it('takes the correlation id over, and no other header', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/platformsettingvalues`, {
      headers: { 'x-correlation-id': 'abcd-1234', 'x-made-up': 'a' },
    });
    expect(answer.headers.get('x-correlation-id')).toBe('abcd-1234');
    expect(answer.headers.get('x-made-up')).toBeNull();
  });

  it.each([
    ['a token', () => admin],
    ['a token that is none', () => ({ authorization: 'Bearer made-up' })],
    ['a session', () => ({ cookie: 'theme=dark; plein.session_token=made-up' })],
  ])('leaves who brings %s to the long way', async (_, headers) => {
    await ask('/');
    expect((await ask('/', headers() as Record<string, string>)).isKept).toBe(false);
  });

  it('never hands a visitor what was drawn for another', async () => {
    const signedIn = await ask('/', admin);
    expect(signedIn.body).toContain('Voor beheer');
    for (let round = 0; round < 2; round += 1) expect((await ask('/')).body).not.toContain('Voor beheer');
  });

  it.each([
    ['a made-up name', { host: 'verzonnen.example' }],
    ['a made-up name that a proxy would pass on', { 'x-forwarded-host': 'verzonnen.example' }],
    ['another scheme that a proxy would pass on', { 'x-forwarded-proto': 'gopher' }],
  ])('keeps the page of %s apart from that of others', async (_, headers) => {
    await ask('/', headers as Record<string, string>);
    const { body } = await ask('/');
    expect(body).not.toMatch(/verzonnen|gopher/);
  });

  it.each(['HEAD', 'POST', 'DELETE'])('answers no %s', async (method) => {
    await ask('/');
    expect((await ask('/', {}, method)).isKept).toBe(false);
  });

  it('knows at once of a change', async () => {
    await ask('/api/platformsettingvalues');
    await test.services.settings.save(system, 'platformName', 'Veranderd');
    const { body, isKept } = await ask('/api/platformsettingvalues');
    expect([body.includes('Veranderd'), isKept]).toEqual([true, false]);
  });
});
