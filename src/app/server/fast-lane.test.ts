import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let address: string;
const path = '/api/platformsettingvalues?keys=platformName';
const read = (headers: Record<string, string> = {}) => fetch(address + path, { headers });
const hits = () => test.installation.metrics.cacheHits.count;

beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  await read();
});
afterAll(() => test.close());

describe('the fast lane, over a real connection', () => {
  it('gives what is kept, with the same head as the road that made it', async () => {
    await test.services.settings.save(system, 'platformName', 'Vloedhaven');
    const made = await read({ 'x-correlation-id': 'made-by-the-long-road' });
    const before = hits();
    const kept = await read({ 'x-correlation-id': 'given-by-the-lane' });
    expect(hits()).toBe(before + 1);
    expect(await kept.json()).toEqual(await made.json());
    expect(kept.headers.get('x-correlation-id')).toBe('given-by-the-lane');
    const heads = [made, kept].map(({ headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-correlation-id'].includes(name))),
    );
    expect(heads[1]).toEqual(heads[0]);
  });

  it('gives nothing old after a change', async () => {
    await test.services.settings.save(system, 'platformName', 'Nieuw Vloedhaven');
    expect(await (await read()).json()).toEqual([{ key: 'platformName', value: 'Nieuw Vloedhaven' }]);
  });

  it('answers 304 to who has it already', async () => {
    await read();
    const etag = String((await read()).headers.get('etag'));
    expect((await read({ 'if-none-match': etag })).status).toBe(304);
  });

  it.each<[string, Record<string, string>]>([
    ['a session', { cookie: 'plein.session_token=made-up' }],
    ['a token', { authorization: 'Bearer made-up' }],
  ])('is not for who has %s', async (_, headers) => {
    await read();
    const before = hits();
    await read(headers);
    expect(hits()).toBe(before);
  });
});
