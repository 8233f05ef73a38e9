import { badInput } from '#platform/contract/calls/errors.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { type AssetHolder, holderOfQuery } from '../../contract/asset-holder.ts';
import { fetchPicture, type UploadQuery, uploadAsset } from '../../contract/assets.endpoints.ts';
import { replaceMedia } from '../../contract/media.endpoints.ts';
import type { AssetsService } from '../assets.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { receiveFile } from './receive-file.ts';

/** Nothing of the file is taken in before it is known that it may come. */
export const uploadRoutes: Route<{ assets: AssetsService; media: MediaService }>[] = [
  route(uploadAsset, async ({ viewer, services, answer }, { query, body }) => {
    const holder = holderIn(query, services.assets.holderKinds);
    await services.assets.requireMayAdd(viewer, holder);
    await services.assets.quota.requireSomeRoom(viewer);
    const added = await receiveFile(body, services.assets.uploadFolder, (file) =>
      services.assets.addFile(viewer, holder, file),
    );
    answer.status(201);
    answer.header('location', `/a/${added.guid}`);
    return added;
  }),
  route(fetchPicture, async ({ viewer, services, answer }, { query, body }) => {
    const holder = holderIn(query, services.assets.holderKinds);
    await services.assets.requireMayAdd(viewer, holder);
    await services.assets.quota.requireSomeRoom(viewer);
    const added = await services.assets.fetchPicture(viewer, holder, body);
    answer.status(201);
    answer.header('location', `/a/${added.guid}`);
    return added;
  }),
  route(replaceMedia, async ({ viewer, client, services }, { params, body }) => {
    await services.media.requireThere(viewer, params.guid);
    await services.assets.quota.requireSomeRoom(viewer);
    return receiveFile(body, services.assets.uploadFolder, (file) =>
      services.media.replace({ viewer, client }, params.guid, file),
    );
  }),
];

function holderIn(query: UploadQuery, kinds: readonly string[]): AssetHolder {
  const holder = holderOfQuery(query, kinds);
  if (holder !== undefined) return holder;
  throw badInput([{ path: 'query', code: 'one-holder', message: `one of ${['public', ...kinds].join(', ')}` }]);
}
