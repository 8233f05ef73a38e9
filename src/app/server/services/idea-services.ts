import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FollowingService } from '#features/following/server/following.service.ts';
import type { IdeaListener } from '#features/ideas/server/idea-event.ts';
import { createIdeaMergingService } from '#features/ideas/server/idea-merging.service.ts';
import { createIdeaNewsService } from '#features/ideas/server/idea-news.service.ts';
import { createIdeasService } from '#features/ideas/server/ideas.service.ts';
import { createItemSupportService } from '#features/item-support/server/item-support.service.ts';
import { createPostedSupportService } from '#features/item-support/server/taking-part/posted-support.service.ts';
import { createTakingPartService } from '#features/item-support/server/taking-part/taking-part.service.ts';
import { createWaitingSupportService } from '#features/item-support/server/taking-part/waiting-support.service.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { TellFollowers } from '#features/notices/server/tell-people.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { ThreadMovingService } from '#features/reactions/server/thread-moving.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';

interface IdeaParts {
  platform: Platform;
  clock: Clock;
  jobs: Jobs;
  authSecret: string;
  audit: AuditService;
  settings: SettingsService;
  mail: MailService;
  accounts: AccountsService;
  items: ListItemsService;
  itemTypes: ItemTypesService;
  members: MembersService;
  proofs: ContributionProofsService;
  shippedFileTexts: Readonly<Record<string, unknown>>;
  senderOf(itemId: string): Promise<string | undefined>;
  threadMoving: ThreadMovingService;
  tellFollowers: TellFollowers;
  following: FollowingService;
}

/** Ideas: voting for them and joining, with and without an account, and what becomes of them. */
export function createIdeaServices(parts: IdeaParts) {
  const ideaNews = createIdeaNewsService(parts);
  const itemSupport = createItemSupportService(parts);
  const waitingSupport = createWaitingSupportService({ ...parts, whenProven: ideaNews.proven });
  const takingPart = createTakingPartService({ ...parts, itemSupport, waiting: waitingSupport });
  const followers: IdeaListener = (trx, event) =>
    parts.tellFollowers(trx, {
      cause: `idea ${event.itemId} ${parts.clock.now().toISOString()}`,
      kind: 'statusChanged',
      // What was merged is read where it went.
      about: { kind: 'item', guid: event.kind === 'merged' ? event.intoId : event.itemId },
      targets: [{ kind: 'item', guid: event.itemId }],
    });
  // All who hear what becomes of an idea.
  const listeners: IdeaListener[] = [ideaNews.plan, followers];
  const forMerging = { support: itemSupport, threads: parts.threadMoving };
  return {
    itemSupport,
    waitingSupport,
    takingPart,
    postedSupport: createPostedSupportService({ ...parts, takingPart }),
    ideaNews,
    ideas: createIdeasService({ ...parts, news: ideaNews, listeners }),
    ideaMerging: createIdeaMergingService({ ...parts, ...forMerging, listeners }),
  };
}
