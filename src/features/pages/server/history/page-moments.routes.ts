import { type Route, route } from '#platform/server/http/route.ts';
import {
  readBlockAuthor,
  readPageHistory,
  readPageMoment,
  readTextMarks,
  restorePage,
} from '../../contract/history/page-history.endpoints.ts';
import type { PagesService } from '../pages.service.ts';

export const pageMomentsRoutes: Route<{ pages: PagesService }>[] = [
  route(readPageHistory, ({ viewer, services }, { params, query }) =>
    services.pages.readHistory(viewer, params.id, query),
  ),
  route(readPageMoment, ({ viewer, services }, { params }) =>
    services.pages.readMoment(viewer, params.id, params.number),
  ),
  route(readTextMarks, ({ viewer, services }, { params, query }) =>
    services.pages.readTextMarks(viewer, params.id, query.language),
  ),
  route(restorePage, ({ viewer, client, services }, { params, body }) =>
    services.pages.restorePage({ viewer, client }, params.id, body),
  ),
  route(readBlockAuthor, ({ viewer, services }, { params }) =>
    services.pages.readBlockAuthor(viewer, params.id, params.guid),
  ),
];
