import { createItemOffersServices } from '#features/item-offers/server/item-offers.service.ts';
import { createIdeaServices } from './idea-services.ts';
import { createNewsletterServices } from './newsletter-services.ts';
import { createPollServices } from './poll-services.ts';
import { createTalkServices } from './talk-services.ts';

type TakingPart = Parameters<typeof createTalkServices>[0] &
  Omit<Parameters<typeof createIdeaServices>[0], 'threadMoving' | 'tellFollowers' | 'following'> &
  Parameters<typeof createPollServices>[0] &
  Parameters<typeof createNewsletterServices>[0] &
  Omit<Parameters<typeof createItemOffersServices>[0], 'lists'>;

/** What anyone may do on the site, with and without an account: react, vote, join, bring an item, and be told. */
export function createTakingPartServices(parts: TakingPart) {
  const { told, reactions } = createTalkServices(parts);
  return {
    ...told,
    ...reactions,
    ...createIdeaServices({
      ...parts,
      threadMoving: reactions.threadMoving,
      tellFollowers: told.telling.tellFollowers,
      following: told.following,
    }),
    ...createPollServices(parts),
    ...createNewsletterServices(parts),
    ...createItemOffersServices({ ...parts, lists: parts.blocks }),
  };
}
