import type { FileHolder, HeldByKind, HolderRights } from '#features/assets/contract/asset-holder.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Property, propertyKeys, propertyOf } from '../contract/profile-properties.ts';
import { profileTag } from '../contract/profiles.tags.ts';

/** A photo is one's own to give; the other members see the one that is shown, and visitors none. */
export function photoRights(viewer: Viewer, ownerId: string, isShown: boolean): HolderRights {
  const isOwn = viewer.kind === 'user' && viewer.id === ownerId;
  const isMember = viewer.kind !== 'anonymous' && viewer.isActive;
  return {
    canSee: isOwn || viewer.isAdmin || (isMember && isShown),
    isPublic: false,
    canEdit: (isOwn && viewer.isActive) || viewer.kind === 'system',
  };
}

/** The photo that this person shows, if they show one and are active. */
async function findShownPhoto(db: PlatformDb, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('properties')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  const photo = propertyOf((row?.properties ?? []) as unknown as Property[], propertyKeys.photo);
  return typeof photo === 'string' ? guidOf(photo) : undefined;
}

const kind = 'profile';

/** All photos of someone. */
export const photosOf = (userId: string): HeldByKind => ({ kind, id: userId });

/** People hold their photos (§7). Apart from the profiles, which ask the assets whose photo is whose. */
export function createPhotoHolder({ platform }: { platform: Platform }): FileHolder {
  const shownPhoto = (userId: string): Promise<string | undefined> =>
    platform.remember(`shown-photo/${userId}`, [profileTag(userId)], () => findShownPhoto(platform.db, userId));
  return {
    kind,
    takesPicturesOnly: true,
    isOutsideLibrary: true,
    // The one that is shown, and a few to go back to.
    mostKept: 5,
    shownFile: (userId) => findShownPhoto(platform.db, userId),
    async rightsOn(viewer, userId, photoId) {
      if (photoId !== undefined) return photoRights(viewer, userId, (await shownPhoto(userId)) === photoId);
      // §6: platform staff have a fixed avatar.
      const { canEdit, ...rights } = photoRights(viewer, userId, false);
      return { ...rights, canEdit: canEdit && !viewer.isMett };
    },
  };
}
