import { createItemOffersServices } from '#features/item-offers/server/item-offers.service.ts';
import { createPlacedBlocks } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import { createIdeaServices } from './idea-services.ts';
import { createNewsletterServices } from './newsletter-services.ts';
import { createPollServices } from './poll-services.ts';
import { createTalkServices } from './talk-services.ts';

type TakingPart = Omit<Parameters<typeof createTalkServices>[0], 'placedBlocks'> &
  Omit<Parameters<typeof createIdeaServices>[0], 'threadMoving' | 'tellFollowers' | 'following'> &
  Omit<Parameters<typeof createPollServices>[0], 'blocks'> & { blockRules: BlockRules } & Parameters<
    typeof createNewsletterServices
  >[0] &
  Omit<Parameters<typeof createItemOffersServices>[0], 'lists'>;

/** What anyone may do on the site, with and without an account: react, vote, join, bring an item, and be told. */
export function createTakingPartServices(parts: TakingPart) {
  const { blocks: pages, blockRules: rules } = parts;
  const placedBlocks = createPlacedBlocks({ ...parts, pages, rules });
  const { told, reactions } = createTalkServices({ ...parts, placedBlocks });
  return {
    ...told,
    ...reactions,
    ...createIdeaServices({
      ...parts,
      threadMoving: reactions.threadMoving,
      tellFollowers: told.telling.tellFollowers,
      following: told.following,
    }),
    placedBlocks,
    ...createPollServices({ ...parts, blocks: placedBlocks }),
    ...createNewsletterServices(parts),
    ...createItemOffersServices({ ...parts, lists: parts.blocks }),
  };
}
