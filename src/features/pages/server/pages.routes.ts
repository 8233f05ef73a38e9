import { listTag } from '#features/list-items/contract/list-items.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { redirectsTag } from '#features/redirects/contract/redirects.tags.ts';
import { cacheTokenTag } from '#platform/contract/calls/cache-tag.ts';
import type { CacheTokenService } from '#platform/server/cache/cache-token.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  listLinkablePages,
  listPages,
  readBlockInstance,
  readPage,
  readPageByName,
  resolvePath,
} from '../contract/pages.endpoints.ts';
import { pagesTag, pageTag } from '../contract/pages.tags.ts';
import type { PagesService } from './pages.service.ts';

export const pagesRoutes: Route<{ pages: PagesService; cacheToken: CacheTokenService }>[] = [
  route(readPage, async ({ viewer, services, answer }, { params, query }) => {
    answer.tag(pageTag(params.id), menuTag, cacheTokenTag);
    answer.header('cache-token', await services.cacheToken.current());
    const { page, listMetadata, tags, changesAt } = await services.pages.read(viewer, params.id, query.language);
    answer.tag(...tags, ...Object.keys(listMetadata).map((guid) => listTag(guid)));
    answer.expire(changesAt);
    return { page, listMetadata };
  }),
  route(readPageByName, async ({ viewer, services, answer }, { query }) => {
    answer.tag(pagesTag, menuTag, cacheTokenTag);
    answer.header('cache-token', await services.cacheToken.current());
    const { page, listMetadata, tags, changesAt } = await services.pages.readByName(viewer, query.name, query.language);
    answer.tag(...tags, ...Object.keys(listMetadata).map((guid) => listTag(guid)));
    answer.expire(changesAt);
    return { page, listMetadata };
  }),
  route(readBlockInstance, async ({ viewer, services, answer }, { params, query }) => {
    const { block, tags, changesAt } = await services.pages.readBlock(viewer, params.guid, query.language);
    answer.tag(...tags, menuTag);
    answer.expire(changesAt);
    return block;
  }),
  route(listPages, ({ viewer, services }, { query }) =>
    services.pages.list(viewer, {
      language: query.language,
      kind: query.kind,
      includeBlocks: query.IncludeBbis ?? false,
      blockNames: query.FilterBbisByBuildingBlocks,
    }),
  ),
  route(listLinkablePages, ({ viewer, services }, { query }) => services.pages.linkable(viewer, query.language)),
  route(resolvePath, ({ viewer, services, answer }, { query }) => {
    answer.tag(menuTag, pagesTag, redirectsTag);
    return services.pages.atPath(viewer, query.path, query.language);
  }),
];
