import { type Route, route } from '#platform/server/http/route.ts';
import {
  discardInstallationJobs,
  readInstallationJobs,
  retryInstallationJobs,
} from '../../contract/jobs/installation-jobs.endpoints.ts';
import type { InstallationJobsService } from './installation-jobs.service.ts';

export const installationJobsRoutes: Route<{ installationJobs: InstallationJobsService }>[] = [
  route(readInstallationJobs, ({ viewer, services }) => services.installationJobs.read(viewer)),
  route(retryInstallationJobs, (by, { body }) => by.services.installationJobs.retry(by, body)),
  route(discardInstallationJobs, (by, { body }) => by.services.installationJobs.discard(by, body)),
];
