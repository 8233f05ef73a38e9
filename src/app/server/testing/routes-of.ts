import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { fastifyPath } from '#platform/server/http/call-table.ts';

/** Every route of what is started. Fastify tells of each server before its first route is there, so that none can be added unseen. */
export async function routesOf<T>(start: () => Promise<T>): Promise<{ started: T; found: Set<string> }> {
  const found = new Set<string>();
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
      for (const { endpoint } of config?.calls?.routes ?? [])
        found.add(`${endpoint.method} ${fastifyPath(endpoint.path)}`);
      if (config?.calls !== undefined) return;
      // Every GET answers HEAD too, with the same rights.
      for (const one of [method].flat()) if (one !== 'HEAD') found.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', watch);
  const started = await start();
  unsubscribe('fastify.initialization', watch);
  return { started, found };
}
