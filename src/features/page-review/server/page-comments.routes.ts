import { type Route, route } from '#platform/server/http/route.ts';
import {
  addPageComment,
  answerPageComment,
  changePageComment,
  listPageComments,
  removePageComment,
  settlePageComment,
} from '../contract/page-comments.endpoints.ts';
import type { PageCommentsService } from './page-comments.service.ts';

export const pageCommentsRoutes: Route<{ pageComments: PageCommentsService }>[] = [
  route(listPageComments, async ({ viewer, services }, { params }) => ({
    threads: await services.pageComments.list(viewer, params.id),
  })),
  route(addPageComment, ({ viewer, services }, { params, body }) => services.pageComments.add(viewer, params.id, body)),
  route(answerPageComment, ({ viewer, services }, { params, body }) =>
    services.pageComments.answer(viewer, params.guid, body.words),
  ),
  route(changePageComment, async ({ viewer, services }, { params, body }) => {
    await services.pageComments.change(viewer, params.guid, body.words);
    return undefined;
  }),
  route(removePageComment, async ({ viewer, services }, { params }) => {
    await services.pageComments.remove(viewer, params.guid);
    return undefined;
  }),
  route(settlePageComment, async ({ viewer, services }, { params, body }) => {
    await services.pageComments.settle(viewer, params.guid, body.isSettled);
    return undefined;
  }),
];
