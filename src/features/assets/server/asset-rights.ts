import type { Viewer } from '#platform/contract/rights/viewer.ts';

/** What one may do with something that can hold pictures. */
export interface HolderRights {
  canSee: boolean;
  /** Everyone may see it now. */
  isPublic: boolean;
  canEdit: boolean;
}

type RightsOf = (viewer: Viewer, guid: string) => Promise<HolderRights | undefined>;

/** Handed in by the app: who knows the rights of what holds a picture. Undefined means that it is not published. */
export interface AssetHolders {
  block?: RightsOf;
  item?: RightsOf;
}

/** Of something that nobody published yet, only those who make it see the pictures. */
export const draftRights = (viewer: Viewer): HolderRights => ({
  canSee: viewer.isContentManager,
  isPublic: false,
  canEdit: viewer.isContentManager,
});

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
