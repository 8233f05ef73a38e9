import { type Route, route } from '#platform/server/http/route.ts';
import { discardFailedJob, listFailedJobs, retryFailedJob, retryFailedJobs } from '../contract/jobs.endpoints.ts';
import type { JobsService } from './jobs.service.ts';

export const jobsRoutes: Route<{ jobs: JobsService }>[] = [
  route(listFailedJobs, ({ viewer, services }) => services.jobs.listFailed(viewer)),
  route(retryFailedJob, async (by, { params }) => {
    await by.services.jobs.retry(by, params.id);
    return undefined;
  }),
  route(retryFailedJobs, (by) => by.services.jobs.retryAll(by)),
  route(discardFailedJob, async (by, { params }) => {
    await by.services.jobs.discard(by, params.id);
    return undefined;
  }),
];
