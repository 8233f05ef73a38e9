import { type Route, route } from '#platform/server/http/route.ts';
import { readLongWork } from '../contract/long-work.endpoints.ts';
import type { LongWorkService } from './long-work.service.ts';

export const tasksRoutes: Route<{ longWork: LongWorkService }>[] = [
  route(readLongWork, ({ viewer, services }, { params }) => services.longWork.read(viewer, params.id)),
];
