import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { UnreadTopic } from '../../contract/forum.endpoints.ts';
import type { ThreadTarget } from '../../contract/reaction.ts';
import { isNewTopic, newSince } from '../../contract/unread.ts';
import type { PlacedReaction } from '../reaction-settling.ts';
import type { ReactionsParts } from '../reactions-parts.ts';
import { countNew, findLooks, setLook } from './looks.repository.ts';

type LookParts = Pick<ReactionsParts, 'platform' | 'clock' | 'targets'> & {
  items: Pick<ListItemsService, 'talked' | 'meta'>;
};

export type LooksService = ReturnType<typeof createLooksService>;

/** What is new to a member since they last looked. Asked by the browser: nothing of it stands in a kept page. */
export function createLooksService({ platform, clock, targets, items }: LookParts) {
  const { db } = platform;
  return {
    async unread(viewer: Viewer, guids: readonly string[]): Promise<UnreadTopic[]> {
      const userId = requireUserId(viewer);
      const topics = await items.talked.topics(viewer, guids);
      const now = clock.now();
      const looks = await findLooks(db, userId, [...new Set(topics.flatMap(({ id, listId }) => [id, listId]))]);
      const threads = topics.map(({ id, listId, publishedOn, createdBy }) => {
        const since = newSince(looks.get(id), looks.get(listId), now);
        return { guid: id, since, isNew: isNewTopic({ publishedOn, isOwn: createdBy === userId }, since) };
      });
      const counts = await countNew(db, userId, threads);
      return threads
        .map(({ guid, isNew }) => ({ guid, isNew, answers: counts.get(guid) ?? 0 }))
        .filter(({ isNew, answers }) => isNew || answers > 0);
    },

    async look(viewer: Viewer, target: ThreadTarget): Promise<void> {
      const userId = requireUserId(viewer);
      await targets.require(viewer, target);
      await setLook(db, userId, target.guid, clock.now());
    },

    async lookAtList(viewer: Viewer, guid: string): Promise<void> {
      const userId = requireUserId(viewer);
      // Refuses a list that is not there, or not for them.
      await items.meta(viewer, guid, {});
      await setLook(db, userId, guid, clock.now());
    },

    /** Who writes has read what stands above it. */
    async placed(trx: PlatformTransaction, { author, target }: PlacedReaction): Promise<void> {
      if (author.id !== null) await setLook(trx, author.id, target.guid, clock.now());
    },
  };
}
