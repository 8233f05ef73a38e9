import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { createLetterContents } from '#features/newsletters/server/letter-contents.service.ts';
import { createLetterFrames } from '#features/newsletters/server/letter-frame.service.ts';
import { createNewsletterListsService } from '#features/newsletters/server/newsletter-lists.service.ts';
import { createNewsletterReadersService } from '#features/newsletters/server/newsletter-readers.service.ts';
import { createNewsletterSendingService } from '#features/newsletters/server/newsletter-sending.service.ts';
import { createNewsletterSteeringService } from '#features/newsletters/server/newsletter-steering.service.ts';
import { createNewslettersService } from '#features/newsletters/server/newsletters.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';

interface NewsletterParts {
  platform: Platform;
  clock: Clock;
  jobs: Jobs;
  authSecret: string;
  audit: AuditService;
  accounts: AccountsService;
  settings: SettingsService;
  mail: MailService;
  items: ListItemsService;
  proofs: ContributionProofsService;
}

/** Newsletters: lists and readers, writing, and sending. */
export function createNewsletterServices(parts: NewsletterParts) {
  const frames = createLetterFrames(parts);
  const contents = createLetterContents(parts);
  const newsletters = createNewslettersService({ ...parts, contents, frames });
  return {
    newsletters,
    newsletterSteering: createNewsletterSteeringService({ ...parts, newsletters, contents, frames }),
    newsletterSending: createNewsletterSendingService({ ...parts, frames }),
    newsletterLists: createNewsletterListsService(parts),
    newsletterReaders: createNewsletterReadersService(parts),
  };
}
