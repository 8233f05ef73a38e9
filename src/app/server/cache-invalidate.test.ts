import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheIndex, cacheIndexes } from '#platform/contract/calls/cache-index.ts';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { callKey } from '#platform/server/http/response-key.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp();
  await test.installation.platforms.addHosts('test', ['www.vloedhaven.example', 'vloedhaven.example']);
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const invalidate = (payload: unknown, headers: Headers = manager) =>
  test.app.inject({ method: 'DELETE', url: '/cache_invalidate', headers, payload: payload as object });

describe('DELETE /cache_invalidate (§7)', () => {
  it.each([
    ['a visitor', undefined, 401],
    ['a member', 'Standard', 403],
    ['a developer', 'Developer', 403],
    ['a content manager', 'ContentManager', 204],
    ['an admin', 'Admin', 204],
  ] as const)('for %s: %i', async (_, accountType, status) => {
    const headers = accountType === undefined ? {} : await test.signInAs(accountType);
    const [index] = cacheIndexes('www.vloedhaven.example', 'GET /api/platformsettingvalues');
    const answer = await invalidate({ index }, headers);
    expect([answer.statusCode, answer.body === '']).toEqual([status, status === 204]);
  });

  it.each([[{}], [{ index: '' }], [{ index: 3 }], [{ index: 'no hash' }], [{ index: '<script>-abc' }], [[]]])(
    'refuses %j',
    async (payload) => {
      const answer = await invalidate(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: [{ path: expect.stringMatching(/^body/) }] });
    },
  );

  /** Nothing here changes a setting, so only the call itself can make these answers be forgotten. */
  const url = '/api/platformsettingvalues?keys=platformName';
  const other = '/api/platformsettingvalues?keys=headerLogoHeight';
  const account = { id: 'm', accountType: 'ContentManager', emailVerified: true, isActive: true, roleIds: [] } as const;
  const isKept = (viewer: Viewer, address = url) =>
    test.platform.responseFor(viewer, (audience) => callKey(audience, address)) !== undefined;
  const managers = viewerOf(account);

  async function readAll(): Promise<void> {
    for (const address of [url, other]) {
      for (const headers of [{}, manager]) {
        const answer = await test.app.inject({ url: address, headers: { host: 'www.vloedhaven.example', ...headers } });
        expect(answer.statusCode).toBe(200);
      }
    }
    expect([isKept(anonymousViewer), isKept(managers), isKept(anonymousViewer, other)]).toEqual([true, true, true]);
  }

  it.each([
    ['public', true, [false, true]],
    ['other', false, [true, false]],
  ])('forgets the %s variant of one call and nothing else', async (_, isPublic, [publicKept, otherKept]) => {
    await readAll();
    await invalidate({ index: cacheIndex('www.vloedhaven.example', { call: `GET ${url}`, isPublic }) });
    expect([isKept(anonymousViewer), isKept(managers)]).toEqual([publicKept, otherKept]);
    expect([isKept(anonymousViewer, other), isKept(managers, other)]).toEqual([true, true]);
  });

  it('forgets both after both are sent, under any host name of the platform', async () => {
    await readAll();
    for (const index of cacheIndexes('Vloedhaven.example', `GET ${url}`)) await invalidate({ index });
    expect([isKept(anonymousViewer), isKept(managers)]).toEqual([false, false]);
  });
});
