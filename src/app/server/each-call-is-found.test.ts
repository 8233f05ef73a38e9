import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFound } from '#platform/contract/calls/errors.ts';
import { fastifyPath, routeUrlOf } from '#platform/server/http/call-table.ts';
import { registerRoutes } from '#platform/server/http/register-routes.ts';
import { routes } from './routes.ts';

let app: FastifyInstance;
let answered: string | undefined;
let routesOfFastify = 0;

beforeAll(async () => {
  app = Fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', () => {
    routesOfFastify += 1;
  });
  app.addHook('onResponse', async (request) => {
    answered = `${request.method} ${routeUrlOf(request)}`;
  });
  // Which call it is has been found by then.
  await registerRoutes(app, routes, () => Promise.reject(notFound()));
});
afterAll(() => app.close());

test('every call is found at its address, also beside those that are looked for in another way', async () => {
  for (const { endpoint } of routes) {
    answered = undefined;
    const { method, path } = endpoint;
    await app.inject({ method, url: path.replace(/\{\w+\}/g, 'something') });
    expect(answered).toBe(`${method} ${fastifyPath(path)}`);
  }
});

test('few calls are routes of Fastify, each of which makes the start longer', () => {
  expect(routesOfFastify).toBeLessThan(routes.length / 2);
});
