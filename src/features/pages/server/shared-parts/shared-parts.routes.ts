import { type Route, route } from '#platform/server/http/route.ts';
import { listSharedParts, readSharedPart } from '../../contract/shared-parts/shared-parts.endpoints.ts';
import type { PagesService } from '../pages.service.ts';

export const sharedPartsRoutes: Route<{ pages: PagesService }>[] = [
  route(listSharedParts, ({ viewer, services }, { query }) => services.pages.sharedParts(viewer, query.language)),
  route(readSharedPart, ({ viewer, services }, { params, query }) =>
    services.pages.readSharedPart(viewer, params.id, query.language),
  ),
];
