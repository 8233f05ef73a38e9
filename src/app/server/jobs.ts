import { emptyMediaTrashJob } from '#features/assets/server/assets.jobs.ts';
import { forgetAuditJob } from '#features/audit/server/audit.jobs.ts';
import { forgetSessionsJob } from '#features/auth/server/auth.jobs.ts';
import { resumeInvitationsJob, sendInvitationsJob } from '#features/invitations/server/invitations.jobs.ts';
import { keepLegalTextsFoundJob } from '#features/legal/server/legal.jobs.ts';
import { emptyItemTrashJob, settleItemsJob } from '#features/list-items/server/list-items.jobs.ts';
import { forgetMailJob, sendMailJob } from '#features/mail/server/mail.jobs.ts';
import { emptyPageTrashJob, schedulePagesJob, translatePageKind } from '#features/pages/server/pages.jobs.ts';
import { forgetProfileFieldsJob } from '#features/profile-fields/server/profile-fields.jobs.ts';
import { forgetDeletionTriesJob } from '#features/profiles/server/profiles.jobs.ts';
import { forgetProofsJob, sendProofJob } from '#features/registration/server/registration.jobs.ts';
import { forgetSearchesJob, learnWordsAnewJob, learnWordsJob } from '#features/search/server/search.jobs.ts';
import { longWorkJob } from '#features/tasks/server/long-work.service.ts';
import { forgetLongWorkJob } from '#features/tasks/server/tasks.jobs.ts';
import { changeUsersKind } from '#features/users/contract/bulk-work.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from './services.ts';

/** All work that outlives a request, each with the service that does it. */
export function defineJobs(jobs: Jobs, servicesOf: (platform: Platform) => Services): void {
  jobs.define(sendMailJob((platform) => servicesOf(platform).mail));
  jobs.defineRecurring(forgetMailJob((platform) => servicesOf(platform).mail));
  jobs.defineRecurring(forgetSessionsJob((platform) => servicesOf(platform).sessions));
  jobs.defineRecurring(forgetDeletionTriesJob((platform) => servicesOf(platform).accountDeletion));
  jobs.defineRecurring(forgetAuditJob(servicesOf));
  jobs.defineRecurring(schedulePagesJob((platform) => servicesOf(platform).pages));
  jobs.defineRecurring(emptyMediaTrashJob((platform) => servicesOf(platform).media));
  jobs.defineRecurring(emptyPageTrashJob((platform) => servicesOf(platform).pages));
  jobs.defineRecurring(emptyItemTrashJob((platform) => servicesOf(platform).itemTrash));
  jobs.defineRecurring(settleItemsJob((platform) => servicesOf(platform).listItems));
  jobs.defineRecurring(forgetProfileFieldsJob((platform) => servicesOf(platform).profileFields));
  jobs.define(sendInvitationsJob((platform) => servicesOf(platform).invitations));
  jobs.defineRecurring(resumeInvitationsJob((platform) => servicesOf(platform).invitations));
  jobs.define(sendProofJob((platform) => servicesOf(platform).registration));
  jobs.defineRecurring(forgetProofsJob((platform) => servicesOf(platform).registration));
  jobs.defineRecurring(keepLegalTextsFoundJob((platform) => servicesOf(platform).legal));
  jobs.defineRecurring(learnWordsJob((platform) => servicesOf(platform).search));
  jobs.defineRecurring(learnWordsAnewJob((platform) => servicesOf(platform).search));
  jobs.defineRecurring(forgetSearchesJob((platform) => servicesOf(platform).search));
  jobs.define(
    longWorkJob(changeUsersKind, (platform) => {
      const { longWork, users } = servicesOf(platform);
      return { longWork, work: users.changeMany };
    }),
  );
  jobs.define(
    longWorkJob(translatePageKind, (platform) => {
      const { longWork, pages } = servicesOf(platform);
      return { longWork, work: pages.translate };
    }),
  );
  jobs.defineRecurring(forgetLongWorkJob((platform) => servicesOf(platform).longWork));
}
