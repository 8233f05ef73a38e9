import { type Route, route } from '#platform/server/http/route.ts';
import {
  deleteLoggedInProfile,
  readDeletionProof,
  readLoggedInProfile,
  readOwnActivity,
  readProfile,
  saveLoggedInProfile,
  sendDeletionCode,
} from '../contract/profiles.endpoints.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';
import type { ProfilesService } from './profiles.service.ts';

export interface ProfileServices {
  profiles: ProfilesService;
  accountDeletion: AccountDeletionService;
}

const success = { success: true } as const;

export const profilesRoutes: Route<ProfileServices>[] = [
  route(readLoggedInProfile, ({ viewer, services }) => services.profiles.readLoggedIn(viewer)),
  route(saveLoggedInProfile, (by, { body }) => by.services.profiles.saveLoggedIn(by, body)),
  route(deleteLoggedInProfile, async (by, { body }) => {
    await by.services.accountDeletion.remove(by, body);
    return success;
  }),
  route(readProfile, ({ viewer, services }, { params, query }) =>
    services.profiles.read(viewer, params.guid, query.language),
  ),
  route(readOwnActivity, ({ viewer, services }, { query }) => services.profiles.activity(viewer, query)),
  route(readDeletionProof, ({ viewer, services }) => services.accountDeletion.proof(viewer)),
  route(sendDeletionCode, async (by) => {
    await by.services.accountDeletion.sendCode(by);
    return success;
  }),
];
