import { type Route, route } from '#platform/server/http/route.ts';
import {
  approveItemReview,
  askItemReview,
  readItemReview,
  returnItemReview,
  withdrawItemReview,
} from '../contract/item-review.endpoints.ts';
import {
  approveReview,
  askReview,
  listReviewTasks,
  readPageReview,
  returnReview,
  withdrawReview,
} from '../contract/page-review.endpoints.ts';
import type { ReviewSubject } from '../contract/review-rules.ts';
import type { PageReviewService } from './page-review.service.ts';

const page = ({ id }: { id: string }): ReviewSubject => ({ kind: 'page', id });
const item = ({ id }: { id: string }): ReviewSubject => ({ kind: 'item', id: id.toLowerCase() });

export const pageReviewRoutes: Route<{ pageReview: PageReviewService }>[] = [
  route(readPageReview, ({ viewer, services }, { params }) => services.pageReview.read(viewer, page(params))),
  route(askReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.ask({ viewer, client }, page(params), body),
  ),
  route(withdrawReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.withdraw({ viewer, client }, page(params), body),
  ),
  route(approveReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.approve({ viewer, client }, page(params), body),
  ),
  route(returnReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.sendBack({ viewer, client }, page(params), body),
  ),
  route(readItemReview, ({ viewer, services }, { params }) => services.pageReview.read(viewer, item(params))),
  route(askItemReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.ask({ viewer, client }, item(params), body),
  ),
  route(withdrawItemReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.withdraw({ viewer, client }, item(params), body),
  ),
  route(approveItemReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.approve({ viewer, client }, item(params), body),
  ),
  route(returnItemReview, ({ viewer, client, services }, { params, body }) =>
    services.pageReview.sendBack({ viewer, client }, item(params), body),
  ),
  route(listReviewTasks, ({ viewer, services }, { query }) => services.pageReview.tasks(viewer, query.language)),
];
