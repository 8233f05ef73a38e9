import type { DonePicture } from '#features/activity/contract/activity.ts';
import type { ActivityState } from '#features/activity/contract/activity-words.ts';
import type { ActivityKindService } from '#features/activity/server/activity-kind.service.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { newestFirst, olderThan } from '#platform/server/database/older-than.ts';
import { ownPicturePath, type ReactionPicture } from '../contract/reaction-pictures.ts';
import type { ReactionState } from '../contract/reaction-words.ts';
import { returnReaction, withdrawReaction } from '../contract/reactions.endpoints.ts';
import { reactionPath } from '../contract/thread-address.ts';
import { targetOf } from './present-reaction.ts';
import { reactionsIn } from './reactions.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';

const states: Record<ReactionState, ActivityState> = {
  unproven: 'waiting',
  waiting: 'waiting',
  shown: 'public',
  removed: 'removed',
  withdrawn: 'withdrawn',
};
const longestTitle = 120;

/** Of what its writer may see as others do, or because it is not out; else they are theirs alone, at an address of the reaction. */
function donePicture(reactionGuid: string, { guid, ...picture }: ReactionPicture, isAsset: boolean): DonePicture {
  const path = isAsset ? `/a/${guid}` : ownPicturePath(reactionGuid, guid, undefined);
  return { ...picture, path, smallPath: isAsset ? `${path}?width=320` : path };
}

/** What somebody said about items and pages; what they took back and is forgotten has no words any more. */
export const createReactionActivity = ({
  platform,
  targets,
  pictures,
}: Pick<ReactionsParts, 'platform' | 'targets' | 'pictures'>): ActivityKindService => ({
  kind: 'reaction',
  /** Who reacted by an address said a name of their own choice, which is nobody's to lay beside that of an account. */
  async isOpen(userId, ids) {
    if (ids.length === 0) return new Set();
    const rows = await reactionsIn(platform.db)
      .where('guid', 'in', ids)
      .where('user_id', '=', userId)
      .where('author_email', 'is', null)
      .execute();
    return new Set(rows.map(({ guid }) => guid));
  },
  async list(viewer, userId, { language, before, limit }) {
    const rows = await reactionsIn(platform.db)
      .where('user_id', '=', userId)
      .where('words', '!=', '')
      .where(olderThan('created_at', 'guid', before))
      .orderBy('created_at', 'desc')
      .orderBy(newestFirst('guid'))
      .limit(limit)
      .execute();
    const names = await targets.named(viewer, rows.map(targetOf), language);
    const ofEach = await pictures.of(rows.map(({ guid }) => guid));
    return rows.map((row) => {
      const { guid, words, status, targetGuid, createdAt } = row;
      const path = names.get(targetGuid)?.path ?? null;
      const params = { guid };
      const undo = attentionCall(returnReaction, { params, body: {} });
      const canGo = status !== 'removed' && status !== 'withdrawn';
      return {
        id: guid,
        at: createdAt.toISOString(),
        title: words.length > longestTitle ? `${words.slice(0, longestTitle).toWellFormed()}…` : words,
        path: path !== null && status === 'shown' ? reactionPath(path, targetGuid, guid) : path,
        state: states[status],
        pictures: (ofEach.get(guid) ?? []).map((one) => donePicture(guid, one, path !== null || status !== 'shown')),
        removal: canGo ? { call: attentionCall(withdrawReaction, { params, body: {} }), undo } : null,
      };
    });
  },
});
