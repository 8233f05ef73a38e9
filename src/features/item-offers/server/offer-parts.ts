import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

/** What every part of offers works with. */
export interface OfferParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'queue'>;
  accounts: Pick<AccountsService, 'addressee'>;
  items: Pick<ListItemsService, 'placed' | 'namesOf'>;
  lists: Pick<PublishedBlocksService, 'placesOf'>;
  menus: Pick<MenusService, 'pathOfPage'>;
  proofs: Pick<ContributionProofsService, 'ask' | 'isUnderWay'>;
}
