import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { pageTag } from '../contract/pages.tags.ts';
import {
  copyPage,
  createPage,
  deletePage,
  dismissFailedPlan,
  listPageTemplates,
  listTrash,
  listVersions,
  pageToEditAt,
  publishPage,
  readFoundOnPages,
  readPageChecks,
  readPageTemplate,
  readSharedLink,
  readVersion,
  readWorkingCopy,
  restorePage,
  restoreVersion,
  schedulePage,
  setBlockOptions,
  setBlockPermissions,
  setFindingAside,
  translatePage,
  translatePageText,
  unpublishPage,
  updatePage,
} from '../contract/pages-writing.endpoints.ts';
import type { PagesService } from './pages.service.ts';

export const pagesWritingRoutes: Route<{ pages: PagesService }>[] = [
  route(createPage, ({ viewer, client, services }, { body }) => services.pages.make({ viewer, client }, body)),
  route(copyPage, ({ viewer, client, services }, { params, body }) =>
    services.pages.copy({ viewer, client }, params.id, body),
  ),
  route(pageToEditAt, async ({ viewer, services }, { query }) => ({
    pageGuid: await services.pages.pageToEditAt(viewer, query.path, query.language),
  })),
  route(readWorkingCopy, ({ viewer, services }, { params }) => services.pages.workingCopy(viewer, params.id)),
  route(readPageChecks, ({ viewer, services }, { params }) => services.pages.readChecks(viewer, params.id)),
  route(readSharedLink, ({ viewer, services }, { params, query }) =>
    services.pages.readSharedLink(viewer, params.id, query.language),
  ),
  route(readFoundOnPages, ({ viewer, services }, { query }) => services.pages.foundOnPages(viewer, query.language)),
  route(setFindingAside, ({ viewer, client, services }, { params, body }) =>
    services.pages.setFindingAside({ viewer, client }, params.id, body),
  ),
  route(updatePage, ({ viewer, client, services }, { params, body }) =>
    services.pages.update({ viewer, client }, params.id, body),
  ),
  route(publishPage, ({ viewer, client, services }, { params, body }) =>
    services.pages.publishWorkingCopy({ viewer, client }, params.id, body),
  ),
  route(unpublishPage, ({ viewer, client, services }, { params }) =>
    services.pages.withdraw({ viewer, client }, params.id),
  ),
  route(schedulePage, ({ viewer, client, services }, { params, body }) =>
    services.pages.schedule({ viewer, client }, params.id, body),
  ),
  route(dismissFailedPlan, ({ viewer, client, services }, { params }) =>
    services.pages.dismissFailedPlan({ viewer, client }, params.id),
  ),
  route(translatePage, ({ viewer, client, services }, { params, body }) =>
    services.pages.askTranslation({ viewer, client }, params.id, body.language),
  ),
  route(translatePageText, ({ viewer, services }, { params, body }) =>
    services.pages.translateText(viewer, params.id, body),
  ),
  route(deletePage, async ({ viewer, client, services }, { params, query }) => {
    const { moveToTrash, moveToTrashWithBelow } = services.pages;
    await (query.withPagesBelow ? moveToTrashWithBelow : moveToTrash)({ viewer, client }, params.id);
    return undefined;
  }),
  route(restorePage, ({ viewer, client, services }, { params }) =>
    services.pages.restoreFromTrash({ viewer, client }, params.id),
  ),
  route(listTrash, ({ viewer, services }, { query }) => services.pages.listTrash(viewer, query.language)),
  route(listVersions, ({ viewer, services }, { params, query }) =>
    services.pages.listVersions(viewer, params.id, query.language),
  ),
  route(readVersion, ({ viewer, services }, { params, query }) =>
    services.pages.readVersion(viewer, params.id, params.number, query.language),
  ),
  route(restoreVersion, ({ viewer, client, services }, { params }) =>
    services.pages.restoreVersion({ viewer, client }, params.id, params.number),
  ),
  route(listPageTemplates, ({ viewer, services }, { query }) =>
    services.pages.list(viewer, {
      language: query.language,
      kind: 'template',
      includeBlocks: false,
      blockNames: undefined,
    }),
  ),
  route(readPageTemplate, async ({ viewer, services, answer }, { params, query }) => {
    answer.tag(pageTag(params.id), menuTag);
    const { template, tags, changesAt } = await services.pages.readTemplate(viewer, params.id, query.language);
    answer.tag(...tags);
    answer.expire(changesAt);
    return template;
  }),
  route(setBlockOptions, ({ viewer, client, services }, { params, query, body }) =>
    services.pages.setBlockOptions({ viewer, client }, params.guid, body, query.language),
  ),
  route(setBlockPermissions, ({ viewer, client, services }, { params, body }) =>
    services.pages.setBlockPermissions({ viewer, client }, params.guid, body),
  ),
];
