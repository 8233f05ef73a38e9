import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { createItemTitlesService } from '#features/list-items/server/review/item-titles.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { createPageApprovalService } from '#features/page-review/server/page-approval.service.ts';
import { createPageCommentsService } from '#features/page-review/server/page-comments.service.ts';
import { createPageReviewService } from '#features/page-review/server/page-review.service.ts';
import { createReviewMails } from '#features/page-review/server/review-mails.ts';
import { createReviewTitles } from '#features/page-review/server/review-titles.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { createPageTitlesService } from '#features/pages/server/review/page-titles.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface ReviewServicesParts {
  platform: Platform;
  settings: SettingsService;
  menus: MenusService;
  lists: PublishedBlocksService;
  mail: MailService;
  accounts: AccountsService;
  audit: AuditService;
  clock: Clock;
}

/** Who looks over what readers get. Pages and items ask for approval, so that comes before them and the reviews after. */
export function createReviewServices(parts: ReviewServicesParts) {
  const titles = createReviewTitles({
    ...parts,
    pages: createPageTitlesService(),
    items: createItemTitlesService(parts),
  });
  const mails = createReviewMails({ ...parts, titles });
  const approval = createPageApprovalService({ ...parts, mails });
  return {
    approval,
    reviewOf: (reviewed: { pages: PagesService; items: ListItemsService['editing'] }) => ({
      pageReview: createPageReviewService({ ...parts, ...reviewed, titles, approval, mails }),
      pageComments: createPageCommentsService({ ...parts, ...reviewed }),
    }),
  };
}
