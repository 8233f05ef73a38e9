import { type Route, route } from '#platform/server/http/route.ts';
import { readActivity } from '../contract/activity.endpoints.ts';
import type { ActivityService } from './activity.service.ts';

export const activityRoutes: Route<{ activity: ActivityService }>[] = [
  route(readActivity, ({ viewer, services }, { query }) => services.activity.read(viewer, query)),
];
