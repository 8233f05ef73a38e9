import { type Route, route } from '#platform/server/http/route.ts';
import { readInstallation, readReleaseNews } from '../contract/installation.endpoints.ts';
import type { InstallationService } from './installation.service.ts';

export const installationRoutes: Route<{ installation: InstallationService }>[] = [
  route(readInstallation, ({ viewer, services }) => services.installation.read(viewer)),
  route(readReleaseNews, ({ viewer, services }) => services.installation.readNews(viewer)),
];
