import { type Route, route } from '#platform/server/http/route.ts';
import {
  chooseHealthMail,
  readHealthMail,
  readInstallation,
  readReleaseNews,
} from '../contract/installation.endpoints.ts';
import type { InstallationService } from './installation.service.ts';
import type { HealthTellingService } from './telling/health-telling.service.ts';

export const installationRoutes: Route<{ installation: InstallationService; healthTelling: HealthTellingService }>[] = [
  route(readInstallation, ({ viewer, services }) => services.installation.read(viewer)),
  route(readReleaseNews, ({ viewer, services }) => services.installation.readNews(viewer)),
  route(readHealthMail, ({ viewer, services }) => services.healthTelling.choice(viewer)),
  route(chooseHealthMail, ({ viewer, services }, { body }) => services.healthTelling.choose(viewer, body.wants)),
];
