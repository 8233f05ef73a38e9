import type { ActivityState } from '#features/activity/contract/activity-words.ts';
import type { ActivityKindService } from '#features/activity/server/activity-kind.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import type { Platform } from '#platform/server/platform.ts';
import { returnOffer, withdrawOffer } from '../contract/item-offers.endpoints.ts';
import { canWithdraw } from '../contract/offer-rules.ts';
import type { OfferState } from '../contract/offer-words.ts';
import { findOffersBefore } from './offers.repository.ts';

const states: Record<OfferState, ActivityState> = {
  unproven: 'waiting',
  waiting: 'waiting',
  shown: 'public',
  refused: 'removed',
  withdrawn: 'withdrawn',
};

/** Items that somebody brought to lists, whether they are there yet or not. */
export const createOfferActivity = ({
  platform,
  items,
}: {
  platform: Platform;
  items: Pick<ListItemsService, 'namesOf'>;
}): ActivityKindService => ({
  kind: 'offer',
  async list(viewer, userId, { language, before, limit }) {
    const rows = await findOffersBefore(platform.db, userId, before, limit);
    const shown = rows.filter(({ status }) => status === 'shown').map(({ guid }) => guid);
    const names = await items.namesOf(viewer, shown, language);
    return rows.map(({ guid, createdAt, title, status }) => {
      const params = { guid };
      const undo = attentionCall(returnOffer, { params, body: {} });
      // An editor took it off the site.
      const isGone = status === 'shown' && !names.has(guid);
      return {
        id: guid,
        at: createdAt.toISOString(),
        title,
        path: names.get(guid)?.path ?? `/offered/${guid}`,
        state: isGone ? 'removed' : states[status],
        removal:
          canWithdraw(status) && !isGone ? { call: attentionCall(withdrawOffer, { params, body: {} }), undo } : null,
      };
    });
  },
});
