import { createItemSupportService } from '#features/item-support/server/item-support.service.ts';
import { createPostedSupportService } from '#features/item-support/server/taking-part/posted-support.service.ts';
import { createTakingPartService } from '#features/item-support/server/taking-part/taking-part.service.ts';
import { createWaitingSupportService } from '#features/item-support/server/taking-part/waiting-support.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface IdeaParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  items: ListItemsService;
  members: MembersService;
  proofs: ContributionProofsService;
}

/** Ideas: voting for them and joining, with and without an account. */
export function createIdeaServices(parts: IdeaParts) {
  const itemSupport = createItemSupportService(parts);
  const waitingSupport = createWaitingSupportService({ ...parts, whenProven: async () => undefined });
  const takingPart = createTakingPartService({ ...parts, itemSupport, waiting: waitingSupport });
  return {
    itemSupport,
    waitingSupport,
    takingPart,
    postedSupport: createPostedSupportService({ ...parts, takingPart }),
  };
}
