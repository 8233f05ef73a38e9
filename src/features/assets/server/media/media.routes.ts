import { type Route, route } from '#platform/server/http/route.ts';
import {
  changeManyMedia,
  changeMedia,
  changeMediaFolder,
  deleteMedia,
  deleteMediaFolder,
  listMedia,
  listMediaFolders,
  makeMediaFolder,
  readMedia,
  readStorage,
  restoreMedia,
  undoReplaceMedia,
} from '../../contract/media.endpoints.ts';
import type { AssetsService } from '../assets.service.ts';
import type { MediaService } from './media.service.ts';

export const mediaRoutes: Route<{ media: MediaService; assets: Pick<AssetsService, 'quota'> }>[] = [
  route(readStorage, ({ viewer, services }) => services.assets.quota.read(viewer)),
  route(listMedia, ({ viewer, services }, { query }) => services.media.list(viewer, query)),
  route(readMedia, ({ viewer, services }, { params }) => services.media.read(viewer, params.guid)),
  route(changeMedia, ({ viewer, services }, { params, body }) => services.media.change(viewer, params.guid, body)),
  route(deleteMedia, async ({ viewer, client, services }, { params }) => {
    await services.media.remove({ viewer, client }, params.guid);
    return undefined;
  }),
  route(restoreMedia, ({ viewer, client, services }, { params }) =>
    services.media.restore({ viewer, client }, params.guid),
  ),
  route(undoReplaceMedia, ({ viewer, client, services }, { params }) =>
    services.media.undoReplace({ viewer, client }, params.guid),
  ),
  route(changeManyMedia, ({ viewer, client, services }, { body }) => services.media.bulk({ viewer, client }, body)),
  route(listMediaFolders, ({ viewer, services }) => services.media.folders.all(viewer)),
  route(makeMediaFolder, ({ viewer, services }, { body }) => services.media.folders.make(viewer, body)),
  route(changeMediaFolder, ({ viewer, services }, { params, body }) =>
    services.media.folders.change(viewer, params.guid, body),
  ),
  route(deleteMediaFolder, async ({ viewer, services }, { params }) => {
    await services.media.folders.remove(viewer, params.guid);
    return undefined;
  }),
];
