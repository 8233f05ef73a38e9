import { signInNeeded } from '#platform/contract/errors.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ApplicationUser } from '../contract/profile.ts';
import { withDefaultProperties } from '../contract/profile-properties.ts';
import { findProfile, type ProfileRow } from './profiles.repository.ts';

export type ProfilesService = ReturnType<typeof createProfilesService>;

export function createProfilesService({ platform }: { platform: Platform }) {
  return {
    async readLoggedIn(viewer: Viewer): Promise<ApplicationUser> {
      // System work has rights but is nobody: it has no profile.
      const row = viewer.kind === 'user' && viewer.id ? await findProfile(platform.db, viewer.id) : undefined;
      if (row === undefined) throw signInNeeded();
      return presentProfile(viewer, row);
    },
  };
}

/** What they may comes from the viewer, so that the profile and the rights cannot disagree. */
function presentProfile(viewer: Viewer, row: ProfileRow): ApplicationUser {
  const { isAdmin, isMett, isDeveloper, isContentManager, isActive } = viewer;
  return {
    guid: row.id,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    email: row.email,
    properties: withDefaultProperties(row.properties),
    isAdmin,
    isMett,
    isDeveloper,
    isContentManager,
    isActive,
    roleIds: [...viewer.roleIds],
    ...(row.terms_of_use_asked ? { termsOfUseVersionAccepted: row.terms_of_use_version_accepted } : {}),
  };
}
