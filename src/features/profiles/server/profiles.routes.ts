import { type Route, route } from '#platform/server/http/route.ts';
import { readLoggedInProfile } from '../contract/profiles.endpoints.ts';
import type { ProfilesService } from './profiles.service.ts';

export const profilesRoutes: Route<{ profiles: ProfilesService }>[] = [
  route(readLoggedInProfile, ({ viewer, services }) => services.profiles.readLoggedIn(viewer)),
];
