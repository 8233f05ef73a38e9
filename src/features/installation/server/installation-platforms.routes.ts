import { type Route, route } from '#platform/server/http/route.ts';
import { addPlatform, setPlatformHosts, setPlatformStanding } from '../contract/installation-platforms.endpoints.ts';
import type { InstallationPlatformsService } from './installation-platforms.service.ts';

export const installationPlatformsRoutes: Route<{ installationPlatforms: InstallationPlatformsService }>[] = [
  route(addPlatform, (by, { body }) => by.services.installationPlatforms.add(by, body)),
  route(setPlatformHosts, async (by, { params, body }) => {
    await by.services.installationPlatforms.setHosts(by, params.key, body.hosts);
    return undefined;
  }),
  route(setPlatformStanding, async (by, { params, body }) => {
    await by.services.installationPlatforms.setStanding(by, params.key, body.standing);
    return undefined;
  }),
];
