import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput } from '#platform/contract/errors.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import { requireAccess } from '#platform/server/http/dispatch.ts';
import { fastifyPath } from '#platform/server/http/register-routes.ts';
import { type AssetHolder, holderOfQuery } from '../contract/asset-holder.ts';
import { uploadAsset } from '../contract/assets.endpoints.ts';
import type { AssetsService } from './assets.service.ts';
import { receiveImage } from './receive-image.ts';

interface UploadContext {
  viewer: Viewer;
  services: { assets: AssetsService };
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
        const added = await receiveImage(request, services.assets.uploadFolder, (file) =>
          services.assets.addFile(viewer, holder, file),
        );
        return reply
          .code(201)
          .headers({ 'cache-control': 'no-store', location: `/a/${added.guid}` })
          .send(added);
      },
    });
  });
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
