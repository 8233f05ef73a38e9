import type { AuditService } from '#features/audit/server/audit.service.ts';
import { createContributionsService } from '#features/contributions/server/contributions.service.ts';
import { createFormPeopleService } from '#features/forms/server/form-people.service.ts';
import { createFormsService } from '#features/forms/server/forms.service.ts';
import { createLiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import { createSubmissionCountsService } from '#features/submissions/server/counting/submission-counts.service.ts';
import { createFormStepsService } from '#features/submissions/server/form-steps.service.ts';
import { createInboxService } from '#features/submissions/server/inbox.service.ts';
import { createPastSubmissionsService } from '#features/submissions/server/past/past-submissions.service.ts';
import { createSubmissionProofsService } from '#features/submissions/server/proving/submission-proofs.service.ts';
import { createSubmissionsService } from '#features/submissions/server/submissions.service.ts';
import { createSubmissionTelling } from '#features/submissions/server/telling/submission-telling.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';

interface FormParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  authSecret: string;
  jobs: Jobs;
  mail: MailService;
  accounts: AccountsService;
  proofs: ContributionProofsService;
}

/** Forms: as they are made, as they are filled in, whom they name, and what was sent. */
export function createFormServices(parts: FormParts) {
  const liveForms = createLiveFormsService(parts);
  const submissionTelling = createSubmissionTelling({ ...parts, forms: liveForms });
  const submissions = createSubmissionsService({ ...parts, forms: liveForms, telling: submissionTelling });
  const submissionProofs = createSubmissionProofsService({
    ...parts,
    forms: liveForms,
    submissions,
    telling: submissionTelling,
  });
  const submissionCounts = createSubmissionCountsService({ ...parts, forms: liveForms });
  return {
    forms: createFormsService({ ...parts, kinds: questionKinds, submissions: submissionCounts }),
    submissionCounts,
    liveForms,
    formPeople: createFormPeopleService(parts),
    submissions,
    submissionTelling,
    submissionProofs,
    contributions: createContributionsService({ ...parts, kinds: { FormSubmission: submissionProofs.kind } }),
    inbox: createInboxService({ ...parts, forms: liveForms }),
    pastSubmissions: createPastSubmissionsService({ ...parts, forms: liveForms }),
    formSteps: createFormStepsService({ ...parts, submissions }),
  };
}
