import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAccess } from '#platform/server/http/dispatch.ts';
import { fastifyPath } from '#platform/server/http/register-routes.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { downloadOwnData } from '../contract/profiles.endpoints.ts';
import type { OwnDataService } from './own-data.service.ts';

/** Not among the calls that answer JSON at once: this file is written while it is sent, however long it gets. */
export function registerOwnDataDownload(
  app: FastifyInstance,
  resolve: (request: FastifyRequest) => Promise<RequestContext<{ ownData: OwnDataService }>>,
): void {
  app.route({
    method: 'GET',
    url: fastifyPath(downloadOwnData.path),
    config: { rateLimit: { max: downloadOwnData.callsPerMinute } },
    handler: async (request, reply) => {
      const context = await resolve(request);
      requireAccess(context.viewer, downloadOwnData.access);
      const parts = await context.services.ownData.download(context, context.language);
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="mijn-gegevens.json"',
          'cache-control': 'no-store',
        })
        .send(Readable.from(parts));
    },
  });
}
