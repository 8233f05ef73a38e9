import { join } from 'node:path';
import { createFormTokensService } from '#features/access-tokens/server/form-tokens.service.ts';
import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { AuthService } from '#features/auth/server/auth.service.ts';
import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import { createContributionsService } from '#features/contributions/server/contributions.service.ts';
import { severalKinds } from '#features/contributions/server/several-kinds.service.ts';
import type { FollowingByMailService } from '#features/following/server/following-by-mail.service.ts';
import { createFormCrossingService } from '#features/form-figures/server/form-crossing.service.ts';
import { createFormFiguresService } from '#features/form-figures/server/form-figures.service.ts';
import { createFormThemesService } from '#features/form-figures/server/form-themes.service.ts';
import { createFormFilesService } from '#features/form-files/server/form-files.service.ts';
import { createFormUploadsService } from '#features/form-files/server/form-uploads.service.ts';
import { createSubmissionFilesService } from '#features/form-files/server/submission-files.service.ts';
import { sweepFormFilesName } from '#features/form-files/server/sweep-form-files-name.ts';
import { createHookListener } from '#features/form-hooks/server/hook-listener.service.ts';
import { createFormNamesService } from '#features/forms/server/form-names.service.ts';
import { createFormPeopleService } from '#features/forms/server/form-people.service.ts';
import { createFormsService } from '#features/forms/server/forms.service.ts';
import { createLiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { createFormPlannerMail } from '#features/forms/server/plans/form-planner-mail.ts';
import { createFormPlansService } from '#features/forms/server/plans/form-plans.service.ts';
import type { WaitingSupportService } from '#features/item-support/server/taking-part/waiting-support.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { NewsletterReadersService } from '#features/newsletters/server/newsletter-readers.service.ts';
import type { TellPeople } from '#features/notices/server/tell-people.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { WaitingVotesService } from '#features/polls/server/waiting-votes.service.ts';
import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import type { ProfilesService } from '#features/profiles/server/profiles.service.ts';
import type { ReactionProofsService } from '#features/reactions/server/reaction-proofs.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { createSubmissionCountsService } from '#features/submissions/server/counting/submission-counts.service.ts';
import { createStepCountsService } from '#features/submissions/server/figures/step-counts.service.ts';
import { createSubmissionFiguresService } from '#features/submissions/server/figures/submission-figures.service.ts';
import { createFormStepsService } from '#features/submissions/server/form-steps.service.ts';
import { createHandlingService } from '#features/submissions/server/handling/handling.service.ts';
import { createHandlingMails } from '#features/submissions/server/handling/handling-mails.ts';
import { createInboxService } from '#features/submissions/server/handling/inbox.service.ts';
import { createInboxAccess } from '#features/submissions/server/handling/inbox-access.ts';
import { createSubmissionMessagesService } from '#features/submissions/server/handling/messages.service.ts';
import { createReadSubmissionService } from '#features/submissions/server/handling/read-submission.service.ts';
import { createSubmissionNames } from '#features/submissions/server/handling/submission-names.service.ts';
import { createSubmissionPeopleService } from '#features/submissions/server/handling/submission-people.service.ts';
import { createSubmissionsForItemsService } from '#features/submissions/server/handling/submissions-for-items.service.ts';
import { createRetentionService } from '#features/submissions/server/keeping/retention.service.ts';
import { createFormLaterService } from '#features/submissions/server/later/form-later.service.ts';
import { createFilteredSubmissionsService } from '#features/submissions/server/outgoing/filtered-submissions.service.ts';
import { createOutgoingSubmissionsService } from '#features/submissions/server/outgoing/outgoing-submissions.service.ts';
import { createPastSubmissionsService } from '#features/submissions/server/past/past-submissions.service.ts';
import { createPrefillService } from '#features/submissions/server/prefill/prefill.service.ts';
import { createSubmissionProofsService } from '#features/submissions/server/proving/submission-proofs.service.ts';
import { createReceiptPdfService } from '#features/submissions/server/receipt-pdf/receipt-pdf.service.ts';
import { createSubmissionsService } from '#features/submissions/server/submissions.service.ts';
import { heardBy, type SubmissionListener } from '#features/submissions/server/telling/submission-listener.service.ts';
import { createSubmissionTelling } from '#features/submissions/server/telling/submission-telling.service.ts';
import { createInboxViewsService } from '#features/submissions/server/views/inbox-views.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { createFormHookServices } from './form-hook-services.ts';
import { createSignUpServices } from './sign-up-services.ts';

interface FormParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  auth: Pick<AuthService, 'requireOwner'>;
  authSecret: string;
  allowsLoopback: boolean;
  jobs: Jobs;
  mail: MailService;
  accounts: AccountsService;
  proofs: ContributionProofsService;
  /** Reactions are proven as forms are. */
  reactionProofs: ReactionProofsService;
  /** And items that anyone may bring to a list. */
  offerProofs: ContributionKindService;
  /** Sent as a form is, and proven as one. */
  votes: Pick<WaitingVotesService, 'kind'>;
  newsletterReaders: Pick<NewsletterReadersService, 'kind'>;
  followingByMail: Pick<FollowingByMailService, 'kind'>;
  waitingSupport: Pick<WaitingSupportService, 'kind'>;
  assets: Pick<AssetsService, 'quota' | 'cleanPhotograph'>;
  assetFolder: string;
  assetStorage?: FileStorage | undefined;
  profileFields: Pick<ProfileFieldsService, 'seen'>;
  profiles: Pick<ProfilesService, 'readLoggedIn'>;
  items: ListItemsService;
  settings: Pick<SettingsService, 'all'>;
  tellPeople: TellPeople;
  formTelling: SubmissionListener;
  blocks: Pick<PublishedBlocksService, 'pagesWithForm'>;
  menus: Pick<MenusService, 'pathOfPage'>;
  shippedFileTexts: Readonly<Record<string, unknown>>;
}

/** Forms: as they are made, as they are filled in, whom they name, and what was sent. */
export function createFormServices(parts: FormParts) {
  const { platform, jobs, assets, assetFolder, assetStorage } = parts;
  const liveForms = createLiveFormsService(parts);
  const formFiles = createFormFilesService({
    ...parts,
    storage: assetStorage ?? createFolderStorage(assetFolder),
    sweepSoon: (trx) => jobs.enqueue(platform, trx, { name: sweepFormFilesName }, {}),
  });
  const hookListener = createHookListener(parts);
  const submissionCounts = createSubmissionCountsService({ ...parts, forms: liveForms });
  const forms = createFormsService({ ...parts, kinds: questionKinds, submissions: submissionCounts });
  const { sentFor, ...signUpServices } = createSignUpServices({
    ...parts,
    ...{ forms, liveForms },
    receiptPath: (guid) => submissionProofs.kind.pathOf(guid),
  });
  const filed = {
    ...parts,
    forms: liveForms,
    files: formFiles,
    ...heardBy([hookListener, parts.formTelling]),
    sentFor,
  };
  const submissionTelling = createSubmissionTelling(filed);
  const submissions = createSubmissionsService({ ...filed, telling: submissionTelling });
  const formUploads = createFormUploadsService({
    ...filed,
    submissions,
    hasRoomFor: assets.quota.hasRoomFor,
    cleanPhotograph: assets.cleanPhotograph,
    folder: join(assetFolder, '_form-uploads'),
  });
  const submissionProofs = createSubmissionProofsService({
    ...filed,
    submissions,
    telling: submissionTelling,
  });
  const inboxAccess = createInboxAccess({ db: parts.platform.db, forms: liveForms });
  const forInbox = { ...filed, inboxAccess };
  const reading = createReadSubmissionService(forInbox);
  const handling = createHandlingService(forInbox);
  const hooks = createFormHookServices({ ...parts, forms: liveForms, reading, listener: hookListener });
  const formLater = createFormLaterService({ ...parts, submissions });
  const prefill = createPrefillService({ submissions, fields: parts.profileFields, profiles: parts.profiles });
  const stepCounts = createStepCountsService({ ...parts, forms: liveForms });
  const submissionFigures = createSubmissionFiguresService(forInbox);
  const figureParts = { ...parts, forms: liveForms, kinds: questionKinds, submissions: submissionFigures };
  const formThemes = createFormThemesService(figureParts);
  return {
    prefill,
    forms,
    formPlans: createFormPlansService({ ...parts, kinds: questionKinds, tellPlanner: createFormPlannerMail(parts) }),
    ...signUpServices,
    submissionCounts,
    ...hooks,
    formTokens: createFormTokensService(filed),
    hookListener,
    liveForms,
    formPeople: createFormPeopleService(parts),
    submissions,
    receiptPdf: createReceiptPdfService({ ...parts, submissions }),
    submissionTelling,
    submissionProofs,
    contributions: createContributionsService({
      ...parts,
      kinds: {
        FormSubmission: severalKinds([
          submissionProofs.kind,
          parts.votes.kind,
          parts.newsletterReaders.kind,
          parts.followingByMail.kind,
          parts.waitingSupport.kind,
        ]),
        ListItem: severalKinds([parts.reactionProofs.kind, parts.offerProofs]),
      },
    }),
    outgoing: createOutgoingSubmissionsService(filed),
    filtered: createFilteredSubmissionsService(forInbox),
    inbox: createInboxService(forInbox),
    inboxViews: createInboxViewsService(forInbox),
    submissionReading: reading,
    submissionsForItems: createSubmissionsForItemsService({ ...forInbox, reading }),
    formNames: createFormNamesService({ ...parts, forms: liveForms }),
    submissionNames: createSubmissionNames({ ...forInbox, db: platform.db }),
    submissionHandling: handling,
    submissionMessages: createSubmissionMessagesService({
      ...forInbox,
      reading,
      handling,
      mails: createHandlingMails(parts.mail, parts.tellPeople),
    }),
    submissionPeople: createSubmissionPeopleService(filed),
    pastSubmissions: createPastSubmissionsService(filed),
    formLater,
    formRetention: createRetentionService(filed),
    formSteps: createFormStepsService({
      ...filed,
      prefill,
      submissions,
      uploads: formUploads,
      later: formLater,
      stepCounts,
    }),
    formFiles,
    formUploads,
    submissionFiles: createSubmissionFilesService({ ...filed, submissions }),
    stepCounts,
    submissionFigures,
    formThemes,
    formFigures: createFormFiguresService({ ...figureParts, themes: formThemes }),
    formCrossing: createFormCrossingService(figureParts),
  };
}
