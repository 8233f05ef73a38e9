import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { createItemTitlesService } from '#features/list-items/server/review/item-titles.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { TellPeople } from '#features/notices/server/tell-people.service.ts';
import { createPageApprovalService } from '#features/page-review/server/page-approval.service.ts';
import { createPageCommentsService } from '#features/page-review/server/page-comments.service.ts';
import { createPageReviewService } from '#features/page-review/server/page-review.service.ts';
import { createReviewMails } from '#features/page-review/server/review-mails.ts';
import { createReviewTitles } from '#features/page-review/server/review-titles.ts';
import { editPath } from '#features/pages/contract/edit-path.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { createPageTitlesService } from '#features/pages/server/review/page-titles.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
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
  tellPeople: TellPeople;
  /** Made later: whether they may have it open to write it. */
  mayEdit(viewer: Viewer, id: string): Promise<boolean>;
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
    /** For who is told of what is being written: nobody but its editors learns of it. */
    documentNames: async (viewer: Viewer, guids: readonly string[], language: Language) => {
      const named = new Map<string, { title: string; path: string }>();
      const subjects = guids.flatMap((id) => [{ kind: 'page', id } as const, { kind: 'item', id } as const]);
      const titled = await titles(parts.platform.db, subjects, language);
      for (const subject of subjects) {
        const found = titled(subject);
        if (found === undefined || !(await parts.mayEdit(viewer, subject.id))) continue;
        const path = found.path === undefined ? withLanguagePrefix('/admin/approvals', language) : editPath(found.path);
        named.set(subject.id, { title: found.title, path });
      }
      return named;
    },
    reviewOf: (reviewed: { pages: PagesService; items: ListItemsService['editing'] }) => ({
      pageReview: createPageReviewService({ ...parts, ...reviewed, titles, approval, mails }),
      pageComments: createPageCommentsService({ ...parts, ...reviewed }),
    }),
  };
}
