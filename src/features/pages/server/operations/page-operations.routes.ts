import { type Route, route } from '#platform/server/http/route.ts';
import { listOperations, sendOperations } from '../../contract/operations/page-operations.endpoints.ts';
import type { PagesService } from '../pages.service.ts';

export const pageOperationsRoutes: Route<{ pages: PagesService }>[] = [
  route(sendOperations, ({ viewer, client, services }, { params, body }) =>
    services.pages.sendOperations({ viewer, client }, params.id, body),
  ),
  route(listOperations, ({ viewer, services }, { params, query }) =>
    services.pages.listOperations(viewer, params.id, query),
  ),
];
