// Written by `npm run found` from the contracts of the features; the structure check fails when it is out of date.
import * as appContractBuildingBlock from '#app/contract/building-block.ts';
import * as buildingBlocksKitContractIconName from '#blocks/kit/contract/icon-name.ts';
import * as buildingBlocksKitContractLink from '#blocks/kit/contract/link.ts';
import * as featuresAccessTokensContractAccessToken from '#features/access-tokens/contract/access-token.ts';
import * as featuresAccessContractAccess from '#features/access/contract/access.ts';
import * as featuresAccessContractWho from '#features/access/contract/who.ts';
import * as featuresAccessibilityStatementContractAccessibilityStatement from '#features/accessibility-statement/contract/accessibility-statement.ts';
import * as featuresActivityContractActivity from '#features/activity/contract/activity.ts';
import * as featuresAssetsContractAssetsEndpoints from '#features/assets/contract/assets.endpoints.ts';
import * as featuresAssetsContractMediaBulk from '#features/assets/contract/media-bulk.ts';
import * as featuresAssetsContractMedia from '#features/assets/contract/media.ts';
import * as featuresAssetsContractStorageUse from '#features/assets/contract/storage-use.ts';
import * as featuresAuditContractAuditEndpoints from '#features/audit/contract/audit.endpoints.ts';
import * as featuresAuditContractAudit from '#features/audit/contract/audit.ts';
import * as featuresAuthContractDevice from '#features/auth/contract/device.ts';
import * as featuresAuthContractPasskeysEndpoints from '#features/auth/contract/passkeys.endpoints.ts';
import * as featuresAuthContractProofEndpoints from '#features/auth/contract/proof.endpoints.ts';
import * as featuresAuthContractSession from '#features/auth/contract/session.ts';
import * as featuresAuthContractSessionsEndpoints from '#features/auth/contract/sessions.endpoints.ts';
import * as featuresAuthContractSetup from '#features/auth/contract/setup.ts';
import * as featuresAuthContractSsoProvider from '#features/auth/contract/sso-provider.ts';
import * as featuresAuthContractSsoEndpoints from '#features/auth/contract/sso.endpoints.ts';
import * as featuresAuthContractTwoFactor from '#features/auth/contract/two-factor.ts';
import * as featuresBackupsContractBackupFailure from '#features/backups/contract/backup-failure.ts';
import * as featuresBackupsContractBackupNights from '#features/backups/contract/backup-nights.ts';
import * as featuresBackupsContractBackupsEndpoints from '#features/backups/contract/backups.endpoints.ts';
import * as featuresBackupsContractKeptBackup from '#features/backups/contract/kept-backup.ts';
import * as featuresCommandsContractFoundThings from '#features/commands/contract/found-things.ts';
import * as featuresConnectionsContractConnectionSchemas from '#features/connections/contract/connection-schemas.ts';
import * as featuresConsentContractConsentEndpoints from '#features/consent/contract/consent.endpoints.ts';
import * as featuresContentFindingsContractContentFindings from '#features/content-findings/contract/content-findings.ts';
import * as featuresContributionsContractContribution from '#features/contributions/contract/contribution.ts';
import * as featuresFirstHourContractFirstHour from '#features/first-hour/contract/first-hour.ts';
import * as featuresFirstHourContractPageSketch from '#features/first-hour/contract/page-sketch.ts';
import * as featuresFollowingContractFollowByMail from '#features/following/contract/follow-by-mail.ts';
import * as featuresFollowingContractFollow from '#features/following/contract/follow.ts';
import * as featuresFormFiguresContractFormCrossing from '#features/form-figures/contract/form-crossing.ts';
import * as featuresFormFiguresContractFormFigures from '#features/form-figures/contract/form-figures.ts';
import * as featuresFormFiguresContractOpenAnswers from '#features/form-figures/contract/open-answers.ts';
import * as featuresFormFilesContractFormFile from '#features/form-files/contract/form-file.ts';
import * as featuresFormHooksContractFormHook from '#features/form-hooks/contract/form-hook.ts';
import * as featuresFormsContractFormDocument from '#features/forms/contract/form-document.ts';
import * as featuresFormsContractFormNumber from '#features/forms/contract/form-number.ts';
import * as featuresFormsContractForm from '#features/forms/contract/form.ts';
import * as featuresFormsContractPlansFormPlan from '#features/forms/contract/plans/form-plan.ts';
import * as featuresIdeasContractIdea from '#features/ideas/contract/idea.ts';
import * as featuresImportsContractImports from '#features/imports/contract/imports.ts';
import * as featuresInstallationContractAnswersAnswers from '#features/installation/contract/answers/answers.ts';
import * as featuresInstallationContractAvailability from '#features/installation/contract/availability.ts';
import * as featuresInstallationContractCertificates from '#features/installation/contract/certificates.ts';
import * as featuresInstallationContractInstallationPlatformsEndpoints from '#features/installation/contract/installation-platforms.endpoints.ts';
import * as featuresInstallationContractInstallation from '#features/installation/contract/installation.ts';
import * as featuresInstallationContractJobsInstallationJobs from '#features/installation/contract/jobs/installation-jobs.ts';
import * as featuresInstallationContractStorageStorage from '#features/installation/contract/storage/storage.ts';
import * as featuresInstallationContractVersionReleaseNews from '#features/installation/contract/version/release-news.ts';
import * as featuresInvitationsContractAcceptInvitation from '#features/invitations/contract/accept-invitation.ts';
import * as featuresInvitationsContractInvitation from '#features/invitations/contract/invitation.ts';
import * as featuresItemOffersContractOffer from '#features/item-offers/contract/offer.ts';
import * as featuresItemSupportContractItemSupport from '#features/item-support/contract/item-support.ts';
import * as featuresItemSupportContractTakingPart from '#features/item-support/contract/taking-part.ts';
import * as featuresItemTypesContractItemField from '#features/item-types/contract/item-field.ts';
import * as featuresItemTypesContractItemType from '#features/item-types/contract/item-type.ts';
import * as featuresJobsContractJobsEndpoints from '#features/jobs/contract/jobs.endpoints.ts';
import * as featuresLegalContractLegal from '#features/legal/contract/legal.ts';
import * as featuresListItemsContractEditingItemEditingEndpoints from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import * as featuresListItemsContractItemPart from '#features/list-items/contract/item-part.ts';
import * as featuresListItemsContractListFeedsEndpoints from '#features/list-items/contract/list-feeds.endpoints.ts';
import * as featuresListItemsContractListItem from '#features/list-items/contract/list-item.ts';
import * as featuresListItemsContractListItemsEndpoints from '#features/list-items/contract/list-items.endpoints.ts';
import * as featuresListItemsContractListOptions from '#features/list-items/contract/list-options.ts';
import * as featuresLogsContractLogEntry from '#features/logs/contract/log-entry.ts';
import * as featuresMailContractMail from '#features/mail/contract/mail.ts';
import * as featuresMenusContractArrangingMenuChange from '#features/menus/contract/arranging/menu-change.ts';
import * as featuresMenusContractMenuSource from '#features/menus/contract/menu-source.ts';
import * as featuresMenusContractMenu from '#features/menus/contract/menu.ts';
import * as featuresMenusContractMenusWritingEndpoints from '#features/menus/contract/menus-writing.endpoints.ts';
import * as featuresNewslettersContractLetter from '#features/newsletters/contract/letter.ts';
import * as featuresNewslettersContractNewsletter from '#features/newsletters/contract/newsletter.ts';
import * as featuresNoticesContractNotice from '#features/notices/contract/notice.ts';
import * as featuresPageReviewContractPageApproval from '#features/page-review/contract/page-approval.ts';
import * as featuresPageReviewContractPageComment from '#features/page-review/contract/page-comment.ts';
import * as featuresPageReviewContractPageReview from '#features/page-review/contract/page-review.ts';
import * as featuresPagesContractChecksCheckedPages from '#features/pages/contract/checks/checked-pages.ts';
import * as featuresPagesContractChecksKnownOfChecks from '#features/pages/contract/checks/known-of-checks.ts';
import * as featuresPagesContractHistoryPageHistory from '#features/pages/contract/history/page-history.ts';
import * as featuresPagesContractOperationsOperationSchema from '#features/pages/contract/operations/operation-schema.ts';
import * as featuresPagesContractOverviewPageOverview from '#features/pages/contract/overview/page-overview.ts';
import * as featuresPagesContractOverviewPagesChange from '#features/pages/contract/overview/pages-change.ts';
import * as featuresPagesContractPage from '#features/pages/contract/page.ts';
import * as featuresPagesContractPagesEndpoints from '#features/pages/contract/pages.endpoints.ts';
import * as featuresPagesContractPlansFailedPlan from '#features/pages/contract/plans/failed-plan.ts';
import * as featuresPagesContractPresencePresence from '#features/pages/contract/presence/presence.ts';
import * as featuresPagesContractSharedPartsSharedParts from '#features/pages/contract/shared-parts/shared-parts.ts';
import * as featuresPagesContractSharingSharedLink from '#features/pages/contract/sharing/shared-link.ts';
import * as featuresPagesContractWorkingCopy from '#features/pages/contract/working-copy.ts';
import * as featuresPollsContractPollOptions from '#features/polls/contract/poll-options.ts';
import * as featuresPollsContractPoll from '#features/polls/contract/poll.ts';
import * as featuresPreviewsContractPreview from '#features/previews/contract/preview.ts';
import * as featuresProfileFieldsContractProfileField from '#features/profile-fields/contract/profile-field.ts';
import * as featuresProfilesContractProfile from '#features/profiles/contract/profile.ts';
import * as featuresPublishTogetherContractNeeded from '#features/publish-together/contract/needed.ts';
import * as featuresPublishTogetherContractWayBack from '#features/publish-together/contract/way-back.ts';
import * as featuresReactionsContractForumEndpoints from '#features/reactions/contract/forum.endpoints.ts';
import * as featuresReactionsContractItemTalk from '#features/reactions/contract/item-talk.ts';
import * as featuresReactionsContractModeration from '#features/reactions/contract/moderation.ts';
import * as featuresReactionsContractReactionPictures from '#features/reactions/contract/reaction-pictures.ts';
import * as featuresReactionsContractReactionSetting from '#features/reactions/contract/reaction-setting.ts';
import * as featuresReactionsContractReaction from '#features/reactions/contract/reaction.ts';
import * as featuresReactionsContractThreadOptions from '#features/reactions/contract/thread-options.ts';
import * as featuresRedirectsContractRedirect from '#features/redirects/contract/redirect.ts';
import * as featuresRegistrationContractContributionSource from '#features/registration/contract/contribution-source.ts';
import * as featuresRegistrationContractMailProof from '#features/registration/contract/mail-proof.ts';
import * as featuresRegistrationContractRegistration from '#features/registration/contract/registration.ts';
import * as featuresRolesContractRole from '#features/roles/contract/role.ts';
import * as featuresSavedViewsContractSavedView from '#features/saved-views/contract/saved-view.ts';
import * as featuresSearchContractSearchAdminEndpoints from '#features/search/contract/search-admin.endpoints.ts';
import * as featuresSearchContractSearchEndpoints from '#features/search/contract/search.endpoints.ts';
import * as featuresSearchContractSynonymsEndpoints from '#features/search/contract/synonyms.endpoints.ts';
import * as featuresSettingsContractSetting from '#features/settings/contract/setting.ts';
import * as featuresSignUpsContractSignUp from '#features/sign-ups/contract/sign-up.ts';
import * as featuresStatisticsContractBlockFigures from '#features/statistics/contract/block-figures.ts';
import * as featuresStatisticsContractFigureLinks from '#features/statistics/contract/figure-links.ts';
import * as featuresStatisticsContractPageFigures from '#features/statistics/contract/page-figures.ts';
import * as featuresStatisticsContractStatistics from '#features/statistics/contract/statistics.ts';
import * as featuresSubmissionExportsContractSentSince from '#features/submission-exports/contract/sent-since.ts';
import * as featuresSubmissionExportsContractSubmissionExports from '#features/submission-exports/contract/submission-exports.ts';
import * as featuresSubmissionItemsContractSubmissionItems from '#features/submission-items/contract/submission-items.ts';
import * as featuresSubmissionsContractCountingSubmissionCounts from '#features/submissions/contract/counting/submission-counts.ts';
import * as featuresSubmissionsContractFilling from '#features/submissions/contract/filling.ts';
import * as featuresSubmissionsContractHandlingInbox from '#features/submissions/contract/handling/inbox.ts';
import * as featuresSubmissionsContractOutgoingFilter from '#features/submissions/contract/outgoing-filter.ts';
import * as featuresSubmissionsContractViewsInboxViews from '#features/submissions/contract/views/inbox-views.ts';
import * as featuresTasksContractLongWork from '#features/tasks/contract/long-work.ts';
import * as featuresTimeMachineContractPastChange from '#features/time-machine/contract/past-change.ts';
import * as featuresTimeMachineContractPastComparison from '#features/time-machine/contract/past-comparison.ts';
import * as featuresTimeMachineContractPastExport from '#features/time-machine/contract/past-export.ts';
import * as featuresTimeMachineContractPastLink from '#features/time-machine/contract/past-link.ts';
import * as featuresTodayContractAttention from '#features/today/contract/attention.ts';
import * as featuresTranslationContractTranslatedText from '#features/translation/contract/translated-text.ts';
import * as featuresTrashContractTrash from '#features/trash/contract/trash.ts';
import * as featuresUpkeepContractUpkeep from '#features/upkeep/contract/upkeep.ts';
import * as featuresUsersContractEmailAddress from '#features/users/contract/email-address.ts';
import * as featuresUsersContractNewUser from '#features/users/contract/new-user.ts';
import * as featuresUsersContractPassword from '#features/users/contract/password.ts';
import * as featuresUsersContractUserFilter from '#features/users/contract/user-filter.ts';
import * as featuresUsersContractUserProperties from '#features/users/contract/user-properties.ts';
import * as featuresUsersContractUser from '#features/users/contract/user.ts';
import * as platformContractAddressesHref from '#platform/contract/addresses/href.ts';
import * as platformContractCallsGuid from '#platform/contract/calls/guid.ts';
import * as platformContractCallsJsonValue from '#platform/contract/calls/json-value.ts';
import * as platformContractFilesPicture from '#platform/contract/files/picture.ts';
import * as platformContractOptionsOptionField from '#platform/contract/options/option-field.ts';
import * as platformContractRobotsChallenge from '#platform/contract/robots/challenge.ts';
import * as platformContractTextsChosenName from '#platform/contract/texts/chosen-name.ts';
import * as platformContractTextsLanguageSchema from '#platform/contract/texts/language-schema.ts';
import * as platformContractTextsLocalized from '#platform/contract/texts/localized.ts';
import * as platformContractTextsNameList from '#platform/contract/texts/name-list.ts';
import * as platformContractTextsRichText from '#platform/contract/texts/rich-text.ts';
import * as platformContractTextsTranslation from '#platform/contract/texts/translation.ts';
import * as platformContractTimeMoment from '#platform/contract/time/moment.ts';
import * as platformContractTimeTimeZoneSchema from '#platform/contract/time/time-zone-schema.ts';

export const foundSchemas: readonly Readonly<Record<string, unknown>>[] = [
  appContractBuildingBlock,
  buildingBlocksKitContractIconName,
  buildingBlocksKitContractLink,
  featuresAccessTokensContractAccessToken,
  featuresAccessContractAccess,
  featuresAccessContractWho,
  featuresAccessibilityStatementContractAccessibilityStatement,
  featuresActivityContractActivity,
  featuresAssetsContractAssetsEndpoints,
  featuresAssetsContractMediaBulk,
  featuresAssetsContractMedia,
  featuresAssetsContractStorageUse,
  featuresAuditContractAuditEndpoints,
  featuresAuditContractAudit,
  featuresAuthContractDevice,
  featuresAuthContractPasskeysEndpoints,
  featuresAuthContractProofEndpoints,
  featuresAuthContractSession,
  featuresAuthContractSessionsEndpoints,
  featuresAuthContractSetup,
  featuresAuthContractSsoProvider,
  featuresAuthContractSsoEndpoints,
  featuresAuthContractTwoFactor,
  featuresBackupsContractBackupFailure,
  featuresBackupsContractBackupNights,
  featuresBackupsContractBackupsEndpoints,
  featuresBackupsContractKeptBackup,
  featuresCommandsContractFoundThings,
  featuresConnectionsContractConnectionSchemas,
  featuresConsentContractConsentEndpoints,
  featuresContentFindingsContractContentFindings,
  featuresContributionsContractContribution,
  featuresFirstHourContractFirstHour,
  featuresFirstHourContractPageSketch,
  featuresFollowingContractFollowByMail,
  featuresFollowingContractFollow,
  featuresFormFiguresContractFormCrossing,
  featuresFormFiguresContractFormFigures,
  featuresFormFiguresContractOpenAnswers,
  featuresFormFilesContractFormFile,
  featuresFormHooksContractFormHook,
  featuresFormsContractFormDocument,
  featuresFormsContractFormNumber,
  featuresFormsContractForm,
  featuresFormsContractPlansFormPlan,
  featuresIdeasContractIdea,
  featuresImportsContractImports,
  featuresInstallationContractAnswersAnswers,
  featuresInstallationContractAvailability,
  featuresInstallationContractCertificates,
  featuresInstallationContractInstallationPlatformsEndpoints,
  featuresInstallationContractInstallation,
  featuresInstallationContractJobsInstallationJobs,
  featuresInstallationContractStorageStorage,
  featuresInstallationContractVersionReleaseNews,
  featuresInvitationsContractAcceptInvitation,
  featuresInvitationsContractInvitation,
  featuresItemOffersContractOffer,
  featuresItemSupportContractItemSupport,
  featuresItemSupportContractTakingPart,
  featuresItemTypesContractItemField,
  featuresItemTypesContractItemType,
  featuresJobsContractJobsEndpoints,
  featuresLegalContractLegal,
  featuresListItemsContractEditingItemEditingEndpoints,
  featuresListItemsContractItemPart,
  featuresListItemsContractListFeedsEndpoints,
  featuresListItemsContractListItem,
  featuresListItemsContractListItemsEndpoints,
  featuresListItemsContractListOptions,
  featuresLogsContractLogEntry,
  featuresMailContractMail,
  featuresMenusContractArrangingMenuChange,
  featuresMenusContractMenuSource,
  featuresMenusContractMenu,
  featuresMenusContractMenusWritingEndpoints,
  featuresNewslettersContractLetter,
  featuresNewslettersContractNewsletter,
  featuresNoticesContractNotice,
  featuresPageReviewContractPageApproval,
  featuresPageReviewContractPageComment,
  featuresPageReviewContractPageReview,
  featuresPagesContractChecksCheckedPages,
  featuresPagesContractChecksKnownOfChecks,
  featuresPagesContractHistoryPageHistory,
  featuresPagesContractOperationsOperationSchema,
  featuresPagesContractOverviewPageOverview,
  featuresPagesContractOverviewPagesChange,
  featuresPagesContractPage,
  featuresPagesContractPagesEndpoints,
  featuresPagesContractPlansFailedPlan,
  featuresPagesContractPresencePresence,
  featuresPagesContractSharedPartsSharedParts,
  featuresPagesContractSharingSharedLink,
  featuresPagesContractWorkingCopy,
  featuresPollsContractPollOptions,
  featuresPollsContractPoll,
  featuresPreviewsContractPreview,
  featuresProfileFieldsContractProfileField,
  featuresProfilesContractProfile,
  featuresPublishTogetherContractNeeded,
  featuresPublishTogetherContractWayBack,
  featuresReactionsContractForumEndpoints,
  featuresReactionsContractItemTalk,
  featuresReactionsContractModeration,
  featuresReactionsContractReactionPictures,
  featuresReactionsContractReactionSetting,
  featuresReactionsContractReaction,
  featuresReactionsContractThreadOptions,
  featuresRedirectsContractRedirect,
  featuresRegistrationContractContributionSource,
  featuresRegistrationContractMailProof,
  featuresRegistrationContractRegistration,
  featuresRolesContractRole,
  featuresSavedViewsContractSavedView,
  featuresSearchContractSearchAdminEndpoints,
  featuresSearchContractSearchEndpoints,
  featuresSearchContractSynonymsEndpoints,
  featuresSettingsContractSetting,
  featuresSignUpsContractSignUp,
  featuresStatisticsContractBlockFigures,
  featuresStatisticsContractFigureLinks,
  featuresStatisticsContractPageFigures,
  featuresStatisticsContractStatistics,
  featuresSubmissionExportsContractSentSince,
  featuresSubmissionExportsContractSubmissionExports,
  featuresSubmissionItemsContractSubmissionItems,
  featuresSubmissionsContractCountingSubmissionCounts,
  featuresSubmissionsContractFilling,
  featuresSubmissionsContractHandlingInbox,
  featuresSubmissionsContractOutgoingFilter,
  featuresSubmissionsContractViewsInboxViews,
  featuresTasksContractLongWork,
  featuresTimeMachineContractPastChange,
  featuresTimeMachineContractPastComparison,
  featuresTimeMachineContractPastExport,
  featuresTimeMachineContractPastLink,
  featuresTodayContractAttention,
  featuresTranslationContractTranslatedText,
  featuresTrashContractTrash,
  featuresUpkeepContractUpkeep,
  featuresUsersContractEmailAddress,
  featuresUsersContractNewUser,
  featuresUsersContractPassword,
  featuresUsersContractUserFilter,
  featuresUsersContractUserProperties,
  featuresUsersContractUser,
  platformContractAddressesHref,
  platformContractCallsGuid,
  platformContractCallsJsonValue,
  platformContractFilesPicture,
  platformContractOptionsOptionField,
  platformContractRobotsChallenge,
  platformContractTextsChosenName,
  platformContractTextsLanguageSchema,
  platformContractTextsLocalized,
  platformContractTextsNameList,
  platformContractTextsRichText,
  platformContractTextsTranslation,
  platformContractTimeMoment,
  platformContractTimeTimeZoneSchema,
];
