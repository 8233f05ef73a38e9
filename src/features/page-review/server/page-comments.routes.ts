import { type Route, route } from '#platform/server/http/route.ts';
import {
  addItemComment,
  addPageComment,
  answerPageComment,
  changePageComment,
  listItemComments,
  listPageComments,
  removePageComment,
  settlePageComment,
} from '../contract/page-comments.endpoints.ts';
import type { ReviewSubject } from '../contract/review-rules.ts';
import type { PageCommentsService } from './page-comments.service.ts';

const page = ({ id }: { id: string }): ReviewSubject => ({ kind: 'page', id });
const item = ({ id }: { id: string }): ReviewSubject => ({ kind: 'item', id: id.toLowerCase() });

export const pageCommentsRoutes: Route<{ pageComments: PageCommentsService }>[] = [
  route(listPageComments, async ({ viewer, services }, { params }) => ({
    threads: await services.pageComments.list(viewer, page(params)),
  })),
  route(addPageComment, ({ viewer, services }, { params, body }) =>
    services.pageComments.add(viewer, page(params), { ...body, field: null }),
  ),
  route(listItemComments, async ({ viewer, services }, { params }) => ({
    threads: await services.pageComments.list(viewer, item(params)),
  })),
  route(addItemComment, ({ viewer, services }, { params, body }) =>
    services.pageComments.add(viewer, item(params), body),
  ),
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
