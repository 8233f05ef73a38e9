import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, type Method } from '#platform/contract/calls/endpoint.ts';
import { CallTable, fastifyPath, isForTable, meet, placeOf } from './call-table.ts';
import type { Route } from './route.ts';

const call = (key: string): Route<unknown> => {
  const [method, path] = key.split(' ') as [Method, string];
  const declared = { method, path, access: 'public', summary: '', feature: '', output: z.string() } as const;
  return { endpoint: defineEndpoint({ ...declared, audits: [], touches: [] }), handle: async () => '' };
};

const calls = [
  'GET /api/pages',
  'GET /api/pages/{id}',
  'GET /api/pages/mine',
  'GET /api/pages/{id}/versions/{number}',
  'GET /api/pages/mine/versions/last',
  'GET /api/{kind}/mine/open',
  'PUT /api/pages/{id}',
  'GET /api/profiles:loggedIn',
  'DELETE /api/profiles:loggedIn',
  'POST /api/listitem:vote/{guid}',
  'GET /api/listitem/event/{guid}/event.ics',
].map(call);

const table = new CallTable(calls);
/** The router that a table stands for. */
let fastify: FastifyInstance;

beforeAll(async () => {
  fastify = Fastify({ routerOptions: { maxParamLength: 200 } });
  for (const { endpoint } of calls) {
    fastify.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      handler: async ({ routeOptions, params }) => ({ url: routeOptions.url, params: { ...(params as object) } }),
    });
  }
  await fastify.ready();
});
afterAll(() => fastify.close());

test.each([
  ['GET', '/api/pages'],
  ['GET', '/api/pages?of=us'],
  ['HEAD', '/api/pages/1'],
  ['GET', '/api/pages/1?question=/api/pages'],
  ['GET', '/api/pages/mine'],
  ['GET', '/api/pages/mine/versions/3'],
  ['GET', '/api/pages/mine/versions/last'],
  ['GET', '/api/pages/mine/open'],
  ['GET', '/api/news/mine/open'],
  ['GET', '/api/pages/a%20b'],
  ['GET', '/api/pages/a%2Fb%3Fc'],
  ['GET', '/api/pages/50%25'],
  ['GET', '/api/pages/%2541'],
  ['GET', '/api/pages/%E2%82%AC'],
  ['GET', '/api/p%61ges/1'],
  ['GET', '/api/profiles:loggedIn'],
  ['GET', '/api/profiles%3AloggedIn'],
  ['DELETE', '/api/profiles:loggedIn'],
  ['POST', '/api/listitem:vote/b1'],
  ['GET', '/api/listitem/event/b1/event.ics'],
  ['GET', '/api/Pages'],
  ['GET', '/api//pages'],
  ['GET', '/api/pages/1/versions'],
  ['GET', '/api/pages/1/versions/2/3'],
  ['POST', '/api/pages'],
  ['PATCH', '/api/pages/1'],
  ['PUT', '/api/pages/mine'],
  ['GET', `/api/pages/${'x'.repeat(200)}`],
])('%s %s leads where the router of Fastify leads', async (method, url) => {
  const answer = await fastify.inject({ method: method as 'GET', url });
  const found = table.find(method, url);
  if (answer.statusCode === 404) expect(found).toBe('nothing');
  else if (method === 'HEAD') expect(found).toMatchObject({ url: '/api/pages/:id' });
  else expect(found).toMatchObject(answer.json());
});

test('what stands for a name is there, and no longer than a name can be', () => {
  for (const url of ['/api/pages/', '/api/pages//versions/1', '/api/pages/1/']) {
    expect(table.find('GET', url)).toBe('nothing');
  }
  expect(table.find('GET', `/api/pages/${'x'.repeat(201)}`)).toBe('too long');
  expect(table.find('GET', `/api/pages/${'%41'.repeat(200)}`)).toMatchObject({ params: { id: 'A'.repeat(200) } });
});

test('an address that is written out with its host is the same address', () => {
  expect(table.find('GET', 'http://somewhere.example/api/pages/1')).toMatchObject({ params: { id: '1' } });
});

test('a call is declared once', () => {
  expect(() => new CallTable([call('GET /api/pages/{id}'), call('GET /api/pages/{guid}')])).toThrow('declared twice');
});

test.each([
  ['GET /api/pages/{id}', true],
  ['GET /a/{guid}', false],
  ['GET /api/pages/{id}.csv', false],
])('%s is for a table: %s', (key, expected) => {
  expect(isForTable(call(key).endpoint)).toBe(expected);
});

test.each([
  ['GET /api/pages/{id}', 'GET /api/pages/mine', true],
  ['GET /api/pages/mine', 'GET /api/{kind}/{id}', true],
  ['GET /api/pages/{id}', 'GET /api/{kind}/mine', true],
  ['GET /api/pages/{id}', 'PUT /api/pages/mine', false],
  ['GET /api/pages/{id}', 'GET /api/pages/mine/open', false],
  ['GET /api/pages/{id}', 'GET /api/items/mine', false],
])('%s and %s share an address: %s', (one, other, expected) => {
  expect(meet(placeOf(call(one).endpoint), placeOf(call(other).endpoint))).toBe(expected);
  expect(meet(placeOf(call(other).endpoint), placeOf(call(one).endpoint))).toBe(expected);
});
