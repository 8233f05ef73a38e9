import { type Route, route } from '#platform/server/http/route.ts';
import {
  changePages,
  changePageViews,
  findPossibleOwners,
  planPageReview,
  readPageOverview,
  readPageTree,
  readPageViews,
} from '../../contract/overview/page-overview.endpoints.ts';
import type { PagesService } from '../pages.service.ts';

export const pageOverviewRoutes: Route<{ pages: PagesService }>[] = [
  route(readPageOverview, ({ viewer, services }, { query }) => services.pages.overview(viewer, query)),
  route(readPageTree, ({ viewer, services }, { query }) => services.pages.pageTree(viewer, query)),
  route(changePages, ({ viewer, client, services }, { body }) => services.pages.changePages({ viewer, client }, body)),
  route(planPageReview, ({ viewer, client, services }, { params, body }) =>
    services.pages.planPageReview({ viewer, client }, params.id, body.reviewOn),
  ),
  route(readPageViews, ({ viewer, services }) => services.pages.pageViews(viewer)),
  route(changePageViews, ({ viewer, services }, { body }) => services.pages.changePageViews(viewer, body)),
  route(findPossibleOwners, ({ viewer, services }, { query }) => services.pages.possibleOwners(viewer, query.search)),
];
