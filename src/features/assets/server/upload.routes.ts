import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput } from '#platform/contract/errors.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import { requireAccess } from '#platform/server/http/dispatch.ts';
import { fastifyPath } from '#platform/server/http/register-routes.ts';
import type { Client } from '#platform/server/http/route.ts';
import { type AssetHolder, holderOfQuery } from '../contract/asset-holder.ts';
import { uploadAsset } from '../contract/assets.endpoints.ts';
import { replaceMedia } from '../contract/media.endpoints.ts';
import type { AssetsService } from './assets.service.ts';
import type { MediaService } from './media.service.ts';
import { receiveFile } from './receive-file.ts';

interface UploadContext {
  viewer: Viewer;
  client: Client;
  services: { assets: AssetsService; media: MediaService };
}

/** A scope of its own, so that no other address takes forms with files. */
export async function registerUpload(
  app: FastifyInstance,
  resolve: (request: FastifyRequest) => Promise<UploadContext>,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.route({
      method: uploadAsset.method,
      url: fastifyPath(uploadAsset.path),
      config: { rateLimit: { max: uploadAsset.callsPerMinute } },
      handler: async (request, reply) => {
        const { viewer, services } = await resolve(request);
        requireAccess(viewer, uploadAsset.access);
        const holder = holderIn(request);
        await services.assets.requireMayAdd(viewer, holder);
        const added = await receiveFile(request, services.assets.uploadFolder, (file) =>
          services.assets.addFile(viewer, holder, file),
        );
        return reply
          .code(201)
          .headers({ 'cache-control': 'no-store', location: `/a/${added.guid}` })
          .send(added);
      },
    });
    scope.route({
      method: replaceMedia.method,
      url: fastifyPath(replaceMedia.path),
      config: { rateLimit: { max: replaceMedia.callsPerMinute } },
      handler: async (request, reply) => {
        const { viewer, client, services } = await resolve(request);
        requireAccess(viewer, replaceMedia.access);
        const { guid } = guidIn(request);
        await services.media.requireThere(viewer, guid);
        const replaced = await receiveFile(request, services.assets.uploadFolder, (file) =>
          services.media.replace({ viewer, client }, guid, file),
        );
        return reply.header('cache-control', 'no-store').send(replaced);
      },
    });
  });
}

function guidIn(request: FastifyRequest): { guid: string } {
  const params = replaceMedia.params?.safeParse(request.params);
  if (params?.success) return params.data;
  throw badInput([{ path: 'params.guid', code: 'invalid_format', message: 'a guid' }]);
}

function holderIn(request: FastifyRequest): AssetHolder {
  const query = uploadAsset.query?.safeParse(request.query);
  if (query?.success) {
    const holder = holderOfQuery(query.data);
    if (holder !== undefined) return holder;
  }
  const message = 'one of public, item, block or profile';
  const issues = query?.error?.issues ?? [{ path: [], code: 'one-holder', message }];
  throw badInput(issues.map((issue) => ({ ...issue, path: ['query', ...issue.path].join('.') })));
}
