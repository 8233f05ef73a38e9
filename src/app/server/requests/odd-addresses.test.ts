import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointKey } from '#platform/contract/calls/endpoint.ts';
import { routes } from '../routes.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET').map(({ endpoint }) => endpoint);
const controls = ['%0a', '%0D', '%09', '%1f', '%7F', '%c2%85', '%E2%80%A8', '%e2%80%a9'];
const filled = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, value);
const propertiesOf = (schema: z.ZodType | undefined): string[] => {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};
const ask = async (url: string) => (await test.app.inject({ url, headers: admin })).statusCode;

describe('control characters in addresses', () => {
  it.each(controls)('are refused in a path: %s', async (control) => {
    const named = reads.filter(({ path }) => path.includes('{')).map(({ path }) => filled(path, `a${control}b`));
    for (const url of ['/nieuws', '/en/nieuws', '/admin/users/', ...named]) {
      const at = url.includes(control) ? url : `${url}${control}`;
      expect([at, await ask(at)]).toEqual([at, 400]);
    }
  });

  it('are no failure of ours in a query', async () => {
    const value = `a${controls.join('')}b`;
    const failed: string[] = [];
    for (const endpoint of reads) {
      for (const name of propertiesOf(endpoint.query)) {
        const guid = '3f0d9a52-0000-4000-8000-000000000000';
        const status = await ask(`${filled(endpoint.path, guid)}?${encodeURIComponent(name)}=${value}`);
        if (status >= 500) failed.push(`${status} ${endpointKey(endpoint)} ${name}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

describe('a part of a path that is empty', () => {
  const named = routes.map(({ endpoint }) => endpoint).filter(({ path }) => path.includes('{'));

  it.each(named.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
    '%s names nothing',
    async (_, endpoint) => {
      const asked = { method: endpoint.method, url: filled(endpoint.path, ''), headers: admin };
      expect((await test.app.inject(asked)).statusCode).toBe(404);
    },
  );
});

describe('numbers beyond 32 bits', () => {
  it.each([
    ['PUT', '/api/legal/privacy', { title: {}, body: {}, revision: 2 ** 31 }],
    ['POST', '/api/legal/privacy/publish', { revision: 2 ** 31 }],
    ['GET', '/api/legal/privacy?version=2147483648', undefined],
  ] as const)('%s %s is refused', async (method, url, payload) => {
    const answer = await test.app.inject({ method, url, headers: admin, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(400);
  });
});
