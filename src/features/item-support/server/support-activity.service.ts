import type { ActivityKindService } from '#features/activity/server/activity-kind.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { newestFirst, olderThan } from '#platform/server/database/older-than.ts';
import type { Platform } from '#platform/server/platform.ts';
import { addVote, joinItem, leaveItem, takeVoteBack } from '../contract/item-support.endpoints.ts';
import type { SupportKind } from '../contract/support-kind.ts';

const calls = { vote: [takeVoteBack, addVote], join: [leaveItem, joinItem] } as const;

/** What somebody votes for, or joins. Taking back leaves no trace, so all of it holds now. */
export const createSupportActivity = ({
  platform,
  items,
  kind,
}: {
  platform: Platform;
  items: Pick<ListItemsService, 'namesOf'>;
  kind: SupportKind;
}): ActivityKindService => ({
  kind,
  async list(viewer, userId, { language, before, limit }) {
    const rows = await platform.db
      .selectFrom('item_support')
      .select(['item_id as id', 'created_at as at'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where(olderThan('created_at', 'item_id', before))
      .orderBy('created_at', 'desc')
      .orderBy(newestFirst('item_id'))
      .limit(limit)
      .execute();
    const ids = rows.map(({ id }) => id);
    const names = await items.namesOf(viewer, ids, language);
    const [remove, add] = calls[kind];
    return rows.map(({ id, at }) => {
      const name = names.get(id);
      const params = { guid: id };
      const removal = { call: attentionCall(remove, { params }), undo: attentionCall(add, { params }) };
      return {
        id,
        at: at.toISOString(),
        title: name?.title ?? null,
        ...(name?.titleLang !== undefined && { titleLang: name.titleLang }),
        path: name?.path ?? null,
        state: 'public' as const,
        // What they may not see any more takes no call of theirs.
        removal: name === undefined ? null : removal,
      };
    });
  },
});
