import { type Route, route } from '#platform/server/http/route.ts';
import { changeUpkeep, planLook, readUpkeep, sayStillRight } from '../contract/upkeep.endpoints.ts';
import type { UpkeepService } from './upkeep.service.ts';

export const upkeepRoutes: Route<{ upkeep: UpkeepService }>[] = [
  route(readUpkeep, ({ viewer, services }, { params, query }) => services.upkeep.read(viewer, params, query.language)),
  route(changeUpkeep, ({ viewer, client, services }, { params, body }) =>
    services.upkeep.change({ viewer, client }, params, body),
  ),
  route(sayStillRight, ({ viewer, client, services }, { params }) =>
    services.upkeep.stillRight({ viewer, client }, params),
  ),
  route(planLook, ({ viewer, client, services }, { params, body }) =>
    services.upkeep.plan({ viewer, client }, params, body.reviewOn),
  ),
];
