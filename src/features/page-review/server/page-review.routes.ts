import { type Route, route } from '#platform/server/http/route.ts';
import {
  approveReview,
  askReview,
  listReviewTasks,
  readPageReview,
  returnReview,
  withdrawReview,
} from '../contract/page-review.endpoints.ts';
import type { PageReviewService } from './page-review.service.ts';

export const pageReviewRoutes: Route<{ pageReview: PageReviewService }>[] = [
  route(readPageReview, ({ viewer, services }, { params }) => services.pageReview.read(viewer, params.id)),
  route(askReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.ask({ viewer, client }, params.id, body.note),
  ),
  route(withdrawReview, ({ viewer, client, services }, { params }) =>
    services.pageReview.withdraw({ viewer, client }, params.id),
  ),
  route(approveReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.approve({ viewer, client }, params.id, body),
  ),
  route(returnReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.sendBack({ viewer, client }, params.id, body.note),
  ),
  route(listReviewTasks, ({ viewer, services }, { query }) => services.pageReview.tasks(viewer, query.language)),
];
