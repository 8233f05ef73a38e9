import type { ActivityKindService } from '#features/activity/server/activity-kind.service.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { newestFirst, type OlderThan, olderThan } from '#platform/server/database/older-than.ts';
import { isForReaders } from '../../contract/item-state.ts';
import { deleteItem, restoreItem } from '../../contract/list-items.endpoints.ts';
import { type ItemRow, items } from '../items.repository.ts';
import type { ListItemsService } from '../list-items.service.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { personalRights } from '../rights/item-rights.ts';

type ActivityParts = Pick<ListItemsParts, 'platform' | 'lists' | 'clock'> & {
  items: Pick<ListItemsService, 'namesOf'>;
};

/** What was brought for them is told of by features/item-offers, which knows how it came. */
const findOwn = (db: PlatformDb, userId: string, before: OlderThan | undefined, limit: number) =>
  items(db)
    .select('item.created_at as createdAt')
    .where('item.created_by', '=', userId)
    .where(olderThan('item.created_at', 'item.id', before))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item_offer').select('item_offer.guid').whereRef('item_offer.guid', '=', 'item.id'))),
    )
    .orderBy('item.created_at', 'desc')
    .orderBy(newestFirst('item.id'))
    .limit(limit)
    .execute();

function stateOf(row: ItemRow, userId: string, now: Date) {
  if (row.deletedAt !== null) return row.deletedBy === userId ? 'withdrawn' : 'removed';
  return isForReaders(row, now) ? 'public' : 'waiting';
}

/** Items that somebody added to lists. */
export const createItemActivity = ({ platform, lists, clock, items: read }: ActivityParts): ActivityKindService => ({
  kind: 'item',
  // Who follows somebody hears of whatever they add.
  isOpen: async (_, ids) => new Set(ids),
  async list(viewer, userId, { language, before, limit }) {
    const rows = await findOwn(platform.db, userId, before, limit);
    const ids = rows.map(({ id }) => id);
    const names = await read.namesOf(viewer, ids, language);
    const now = clock.now();
    return Promise.all(
      rows.map(async ({ createdAt, ...found }) => {
        const row = found as ItemRow;
        const { canEdit } = personalRights(viewer, row, await lists.listBlock(row.listId), now);
        const params = { guid: row.id };
        const undo = attentionCall(restoreItem, { params, body: {} });
        return {
          id: row.id,
          at: createdAt.toISOString(),
          title: pickLanguage(row.title, language, defaultLanguage)?.value ?? null,
          path: names.get(row.id)?.path ?? null,
          state: stateOf(row, userId, now),
          removal: canEdit && row.deletedAt === null ? { call: attentionCall(deleteItem, { params }), undo } : null,
        };
      }),
    );
  },
});
