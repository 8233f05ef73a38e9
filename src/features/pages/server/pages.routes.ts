import type { CacheTokenService } from '#platform/server/cache/cache-token.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { listPages, readBlockInstance, readPage, readPageByName, resolvePath } from '../contract/pages.endpoints.ts';
import type { PagesService } from './pages.service.ts';

export const pagesRoutes: Route<{ pages: PagesService; cacheToken: CacheTokenService }>[] = [
  route(readPage, async ({ viewer, services, answer }, { params, query }) => {
    answer.tag(`page:${params.id}`, 'menu', 'cache-token');
    answer.header('cache-token', await services.cacheToken.current());
    const { page, listMetadata, tags, changesAt } = await services.pages.read(viewer, params.id, query.language);
    answer.tag(...tags, ...Object.keys(listMetadata).map((guid) => `list:${guid}`));
    answer.expire(changesAt);
    return { page, listMetadata };
  }),
  route(readPageByName, async ({ viewer, services, answer }, { query }) => {
    answer.tag('pages', 'menu', 'cache-token');
    answer.header('cache-token', await services.cacheToken.current());
    const { page, listMetadata, tags, changesAt } = await services.pages.readByName(viewer, query.name, query.language);
    answer.tag(...tags, ...Object.keys(listMetadata).map((guid) => `list:${guid}`));
    answer.expire(changesAt);
    return { page, listMetadata };
  }),
  route(readBlockInstance, async ({ viewer, services, answer }, { params, query }) => {
    const { block, tags, changesAt } = await services.pages.readBlock(viewer, params.guid, query.language);
    answer.tag(...tags, 'menu');
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
  route(resolvePath, ({ viewer, services, answer }, { query }) => {
    answer.tag('menu', 'pages');
    return services.pages.atPath(viewer, query.path, query.language);
  }),
];
