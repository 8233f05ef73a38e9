import type { FileHolder, HolderRights } from '#features/assets/contract/asset-holder.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { targetOf } from '../present-reaction.ts';
import { isModerator, type ReactionRights, userIdOf } from '../reaction-rights.ts';
import { findReaction } from '../reactions.repository.ts';
import type { ThreadTargets } from '../thread-targets.ts';
import { findPictures } from './pictures.repository.ts';
import { pictureHolderKind } from './reaction-pictures.service.ts';

export type PictureRights = Pick<FileHolder, 'rightsOn'>;

const nobodys: HolderRights = { canSee: false, isPublic: false, canEdit: false };

interface HolderParts {
  platform: { db: PlatformDb };
  targets: ThreadTargets;
  rights: Pick<ReactionRights, 'rules'>;
}

/**
 * Reactions hold their pictures: readers see those of what readers see. Of a reaction that waits, or was removed, they are
 * its writer's and the moderators'; who has no account asks by their key (`reaction-picture-reading.ts`). None is added
 * or replaced through the library.
 */
export const createPictureRights = ({ platform: { db }, targets, rights }: HolderParts): PictureRights => ({
  async rightsOn(viewer: Viewer, reactionGuid: string, pictureGuid?: string) {
    const row = await findReaction(db, reactionGuid);
    if (row === undefined || row.words === '' || pictureGuid === undefined) return nobodys;
    if (!(await findPictures(db, [reactionGuid])).some(({ guid }) => guid === pictureGuid)) return nobodys;
    if (viewer.kind === 'system') return { ...nobodys, canSee: true };
    const target = targetOf(row);
    if (row.status === 'shown') {
      const isPublic = (await targets.seen(anonymousViewer, target)) !== undefined;
      return { ...nobodys, canSee: isPublic || (await targets.seen(viewer, target)) !== undefined, isPublic };
    }
    const isMine = row.userId !== null && row.userId === userIdOf(viewer);
    const moderates = row.status !== 'unproven' && isModerator(viewer, await rights.rules());
    return { ...nobodys, canSee: isMine || (moderates && (await targets.seen(viewer, target)) !== undefined) };
  },
});

/** For the assets, which are made before people say anything. */
export const pictureHolder = (made: () => { pictureRights: PictureRights }): FileHolder => ({
  kind: pictureHolderKind,
  takesPicturesOnly: true,
  isOutsideLibrary: true,
  rightsOn: (...asked) => made().pictureRights.rightsOn(...asked),
});
