import { createActivityService } from '#features/activity/server/activity.service.ts';
import type { ActivityKindService } from '#features/activity/server/activity-kind.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { createOfferActivity } from '#features/item-offers/server/offer-activity.service.ts';
import { createSupportActivity } from '#features/item-support/server/support-activity.service.ts';
import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { createItemActivity } from '#features/list-items/server/own/item-activity.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { createPollActivity } from '#features/polls/server/poll-activity.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import { createSubmissionActivity } from '#features/submissions/server/own/submission-activity.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface ActivityParts {
  platform: Platform;
  clock: Clock;
  items: ListItemsService;
  lists: PublishedBlocksService;
  placedBlocks: PlacedBlocksService;
  menus: MenusService;
  forms: LiveFormsService;
  reactionActivity: ActivityKindService;
  members: MembersService;
}

/** What people did here, as each feature tells of it; the next one is a line. */
export const createActivityServices = (parts: ActivityParts) => ({
  activity: createActivityService({
    members: parts.members,
    kinds: [
      createItemActivity(parts),
      createOfferActivity(parts),
      parts.reactionActivity,
      createSupportActivity({ ...parts, kind: 'vote' }),
      createSupportActivity({ ...parts, kind: 'join' }),
      createPollActivity({ ...parts, blocks: parts.placedBlocks }),
      createSubmissionActivity({ ...parts, kind: 'submission' }),
      createSubmissionActivity({ ...parts, kind: 'sign-up' }),
    ],
  }),
});
