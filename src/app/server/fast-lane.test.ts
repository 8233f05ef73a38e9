import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let address: string;
const path = '/api/platformsettingvalues?keys=platformName';
const read = (headers: Record<string, string> = {}) => fetch(address + path, { headers });
const hits = () => test.installation.metrics.cacheHits.count;

/** How many answers Fastify has given, whatever they were. */
async function answersOfFastify(): Promise<number> {
  const { values } = await test.installation.metrics.responses.get();
  return values.filter(({ metricName }) => metricName?.endsWith('_count')).reduce((sum, { value }) => sum + value, 0);
}

beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

describe('the fast lane, over a real connection', () => {
  let made: Response;

  // The news of a change comes back to who made it as well, and may ask for one more answer anew.
  beforeEach(async () => {
    await vi.waitFor(async () => {
      const before = hits();
      const answer = await read();
      if (hits() === before) made = answer;
      expect(hits()).toBe(before + 1);
    });
  });

  it('gives the answer that was made, with the same head', async () => {
    const kept = await read({ 'x-correlation-id': 'given-by-the-lane' });
    expect(kept.headers.get('x-correlation-id')).toBe('given-by-the-lane');
    expect(await kept.text()).toBe(await made.text());
    const [one, other] = [made, kept].map(({ headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-correlation-id'].includes(name))),
    );
    expect(other).toEqual(one);
  });

  it('comes before Fastify, unless a proxy says how it was asked', async () => {
    const before = { answers: await answersOfFastify(), hits: hits() };
    await read();
    expect({ answers: await answersOfFastify(), hits: hits() }).toEqual({ ...before, hits: before.hits + 1 });
    await read({ 'x-forwarded-proto': 'https' });
    expect(hits()).toBe(before.hits + 2);
    await vi.waitFor(async () => expect(await answersOfFastify()).toBe(before.answers + 1));
  });

  it('answers 304 to who has it already', async () => {
    const etag = String(made.headers.get('etag'));
    expect((await read({ 'if-none-match': etag })).status).toBe(304);
  });

  it.each<[string, Record<string, string>]>([
    ['a session', { cookie: 'plein.session_token=made-up' }],
    ['a token', { authorization: 'Bearer made-up' }],
  ])('is not for who has %s', async (_, headers) => {
    const before = hits();
    await read(headers);
    expect(hits()).toBe(before);
  });

  it('gives nothing old after a change', async () => {
    await test.services.settings.save(system, 'platformName', 'Nieuw Vloedhaven');
    expect(await (await read()).json()).toEqual([{ key: 'platformName', value: 'Nieuw Vloedhaven' }]);
  });
});
