import { type Route, route } from '#platform/server/http/route.ts';
import { listAddedBy, readActivity } from '../contract/activity.endpoints.ts';
import type { ActivityService } from './activity.service.ts';

export const activityRoutes: Route<{ activity: ActivityService }>[] = [
  route(readActivity, ({ viewer, services }, { query }) => services.activity.read(viewer, query)),
  route(listAddedBy, ({ viewer, services }, { params, query }) =>
    services.activity.addedBy(viewer, params.guid.toLowerCase(), query.language),
  ),
];
