import type { AuditService } from '#features/audit/server/audit.service.ts';
import { createFollowingService } from '#features/following/server/following.service.ts';
import { createFollowingByMailService } from '#features/following/server/following-by-mail.service.ts';
import type { FormNamesService } from '#features/forms/server/form-names.service.ts';
import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { createFormTelling } from '#features/notices/server/form-telling.ts';
import { createNewsService } from '#features/notices/server/news.service.ts';
import { createNoticeMailsService } from '#features/notices/server/notice-mails.service.ts';
import { createNoticeNames, type NameFinder } from '#features/notices/server/notice-names.ts';
import { createNoticeTelling } from '#features/notices/server/notice-telling.ts';
import { createNoticeWaysService } from '#features/notices/server/notice-ways.service.ts';
import { createNoticesService } from '#features/notices/server/notices.service.ts';
import { createReactionTelling } from '#features/notices/server/reaction-telling.ts';
import { createUnsubscribingService } from '#features/notices/server/unsubscribing.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { PictureFiles } from '#features/reactions/server/pictures/reaction-pictures.service.ts';
import { createReactionsService } from '#features/reactions/server/reactions.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { UpkeepService } from '#features/upkeep/server/upkeep.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';

interface TalkParts {
  /** Forms and what keeps content true are made after this: they tell of what happens to them. So are files, which follow the rights of what holds them. */
  others: {
    document: NameFinder;
    ofForms(): { submissionNames: NameFinder; formNames: FormNamesService };
    ofContent(): { upkeep: Pick<UpkeepService, 'lookedAfter'> };
    ofFiles(): PictureFiles;
  };
  platform: Platform;
  clock: Clock;
  jobs: Jobs;
  log: Logger;
  authSecret: string;
  accounts: AccountsService;
  mail: MailService;
  menus: MenusService;
  members: MembersService;
  items: ListItemsService;
  blocks: PublishedBlocksService;
  placedBlocks: PlacedBlocksService;
  settings: SettingsService;
  audit: AuditService;
  proofs: ContributionProofsService;
}

/** What people say to each other, and being told of it: following, the bell, mail at once, and digests. */
export function createTalkServices(parts: TalkParts) {
  const { document, ofForms, ofContent } = parts.others;
  const formNames: NameFinder = (...asked) => ofForms().formNames.named(...asked);
  const submission: NameFinder = (...asked) => ofForms().submissionNames(...asked);
  const upkeep: NameFinder = (...asked) => ofContent().upkeep.lookedAfter(...asked);
  const following = createFollowingService({ ...parts, formNames });
  const reactions = createReactionsService({
    ...parts,
    files: parts.others.ofFiles,
    lists: parts.placedBlocks,
    hearPlaced: [(trx, { guid }) => reactionTelling.reactionShown(trx, guid)],
  });
  const { notable, saidIn } = reactions.reactionNews;
  const names = createNoticeNames({ ...parts, following, saidIn, others: { document, submission, upkeep } });
  const telling = createNoticeTelling({ ...parts, following, names });
  const reactionTelling = createReactionTelling({ ...parts, telling, notable });
  const unsubscribing = createUnsubscribingService({ ...parts, following });
  const told = {
    following,
    followingByMail: createFollowingByMailService({ ...parts, following }),
    telling,
    reactionTelling,
    formTelling: createFormTelling({ following, telling }),
    news: createNewsService({
      ...{ ...parts, following, telling },
      forms: { openAmong: (guids) => ofForms().formNames.openAmong(guids) },
    }),
    notices: createNoticesService({ ...parts, names }),
    noticeWays: createNoticeWaysService({ ...parts, following }),
    noticeMails: createNoticeMailsService({ ...parts, following, names, unsubscribing }),
    unsubscribing,
  };
  return { told, reactions };
}
