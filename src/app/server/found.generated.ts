// Written by `npm run found` from the files of the features; the structure check fails when it is out of date.
import { accessTokensRoutes } from '#features/access-tokens/server/access-tokens.routes.ts';
import { formTokensRoutes } from '#features/access-tokens/server/form-tokens.routes.ts';
import { accessRoutes } from '#features/access/server/access.routes.ts';
import { accessibilityStatementRoutes } from '#features/accessibility-statement/server/accessibility-statement.routes.ts';
import { activityRoutes } from '#features/activity/server/activity.routes.ts';
import { assetsRoutes } from '#features/assets/server/assets.routes.ts';
import { uploadRoutes } from '#features/assets/server/files/upload.routes.ts';
import { mediaRoutes } from '#features/assets/server/media/media.routes.ts';
import { auditRoutes } from '#features/audit/server/audit.routes.ts';
import { authFormsRoutes } from '#features/auth/server/auth-forms.routes.ts';
import { authRoutes } from '#features/auth/server/auth.routes.ts';
import { ssoRoutes } from '#features/auth/server/providers/sso.routes.ts';
import { ssoRedirectRoutes } from '#features/auth/server/sso-redirects.routes.ts';
import { backupsRoutes } from '#features/backups/server/backups.routes.ts';
import { commandsRoutes } from '#features/commands/server/commands.routes.ts';
import { connectionsRoutes } from '#features/connections/server/connections.routes.ts';
import { consentRoutes } from '#features/consent/server/consent.routes.ts';
import { contentFindingsRoutes } from '#features/content-findings/server/content-findings.routes.ts';
import { contributionsRoutes } from '#features/contributions/server/contributions.routes.ts';
import { firstHourRoutes } from '#features/first-hour/server/first-hour.routes.ts';
import { followByMailRoutes } from '#features/following/server/follow-by-mail.routes.ts';
import { followingRoutes } from '#features/following/server/following.routes.ts';
import { formFiguresRoutes } from '#features/form-figures/server/form-figures.routes.ts';
import { formFilesRoutes } from '#features/form-files/server/form-files.routes.ts';
import { formHooksRoutes } from '#features/form-hooks/server/form-hooks.routes.ts';
import { formChoicesRoutes } from '#features/forms/server/form-choices.routes.ts';
import { formsRoutes } from '#features/forms/server/forms.routes.ts';
import { ideasRoutes } from '#features/ideas/server/ideas.routes.ts';
import { importsRoutes } from '#features/imports/server/imports.routes.ts';
import { installationPlatformsRoutes } from '#features/installation/server/installation-platforms.routes.ts';
import { installationRoutes } from '#features/installation/server/installation.routes.ts';
import { installationJobsRoutes } from '#features/installation/server/jobs/installation-jobs.routes.ts';
import { invitationsRoutes } from '#features/invitations/server/invitations.routes.ts';
import { itemOffersRoutes } from '#features/item-offers/server/item-offers.routes.ts';
import { itemSupportRoutes } from '#features/item-support/server/item-support.routes.ts';
import { takingPartRoutes } from '#features/item-support/server/taking-part/taking-part.routes.ts';
import { itemTypesRoutes } from '#features/item-types/server/item-types.routes.ts';
import { jobsRoutes } from '#features/jobs/server/jobs.routes.ts';
import { legalRoutes } from '#features/legal/server/legal.routes.ts';
import { itemEditingRoutes } from '#features/list-items/server/editing/item-editing.routes.ts';
import { itemPresenceRoutes } from '#features/list-items/server/editing/item-presence.routes.ts';
import { listFeedsRoutes } from '#features/list-items/server/feeds/list-feeds.routes.ts';
import { itemHistoryRoutes } from '#features/list-items/server/history/item-history.routes.ts';
import { listItemsRoutes } from '#features/list-items/server/list-items.routes.ts';
import { logsRoutes } from '#features/logs/server/logs.routes.ts';
import { mailRoutes } from '#features/mail/server/mail.routes.ts';
import { menusRoutes } from '#features/menus/server/menus.routes.ts';
import { newsletterListsRoutes } from '#features/newsletters/server/newsletter-lists.routes.ts';
import { newslettersRoutes } from '#features/newsletters/server/newsletters.routes.ts';
import { noticesRoutes } from '#features/notices/server/notices.routes.ts';
import { pageCommentsRoutes } from '#features/page-review/server/page-comments.routes.ts';
import { pageReviewRoutes } from '#features/page-review/server/page-review.routes.ts';
import { pageMomentsRoutes } from '#features/pages/server/history/page-moments.routes.ts';
import { pageOperationsRoutes } from '#features/pages/server/operations/page-operations.routes.ts';
import { pageOverviewRoutes } from '#features/pages/server/overview/page-overview.routes.ts';
import { pagesWritingRoutes } from '#features/pages/server/pages-writing.routes.ts';
import { pagesRoutes } from '#features/pages/server/pages.routes.ts';
import { pagePresenceRoutes } from '#features/pages/server/presence/page-presence.routes.ts';
import { sharedPartsRoutes } from '#features/pages/server/shared-parts/shared-parts.routes.ts';
import { pollsRoutes } from '#features/polls/server/polls.routes.ts';
import { previewsRoutes } from '#features/previews/server/previews.routes.ts';
import { profileFieldsRoutes } from '#features/profile-fields/server/profile-fields.routes.ts';
import { membersRoutes } from '#features/profiles/server/members.routes.ts';
import { ownDataRoutes } from '#features/profiles/server/own-data.routes.ts';
import { profilesRoutes } from '#features/profiles/server/profiles.routes.ts';
import { publishTogetherRoutes } from '#features/publish-together/server/publish-together.routes.ts';
import { forumRoutes } from '#features/reactions/server/forum/forum.routes.ts';
import { moderationRoutes } from '#features/reactions/server/moderation.routes.ts';
import { reactionsRoutes } from '#features/reactions/server/reactions.routes.ts';
import { redirectsRoutes } from '#features/redirects/server/redirects.routes.ts';
import { registrationFormsRoutes } from '#features/registration/server/registration-forms.routes.ts';
import { registrationRoutes } from '#features/registration/server/registration.routes.ts';
import { rolesRoutes } from '#features/roles/server/roles.routes.ts';
import { searchRoutes } from '#features/search/server/search.routes.ts';
import { settingsRoutes } from '#features/settings/server/settings.routes.ts';
import { signUpsRoutes } from '#features/sign-ups/server/sign-ups.routes.ts';
import { statisticsRoutes } from '#features/statistics/server/statistics.routes.ts';
import { sentSinceRoutes } from '#features/submission-exports/server/sent-since.routes.ts';
import { submissionExportsRoutes } from '#features/submission-exports/server/submission-exports.routes.ts';
import { submissionItemsRoutes } from '#features/submission-items/server/submission-items.routes.ts';
import { countingRoutes } from '#features/submissions/server/counting/counting.routes.ts';
import { stepCountsRoutes } from '#features/submissions/server/figures/step-counts.routes.ts';
import { inboxViewsRoutes } from '#features/submissions/server/inbox-views.routes.ts';
import { inboxRoutes } from '#features/submissions/server/inbox.routes.ts';
import { retentionRoutes } from '#features/submissions/server/keeping/retention.routes.ts';
import { prefillRoutes } from '#features/submissions/server/prefill/prefill.routes.ts';
import { submissionsRoutes } from '#features/submissions/server/submissions.routes.ts';
import { tasksRoutes } from '#features/tasks/server/tasks.routes.ts';
import { timeMachineRoutes } from '#features/time-machine/server/time-machine.routes.ts';
import { trashRoutes } from '#features/trash/server/trash.routes.ts';
import { upkeepRoutes } from '#features/upkeep/server/upkeep.routes.ts';
import { usersExportRoutes } from '#features/users/server/users-export.routes.ts';
import { usersRoutes } from '#features/users/server/users.routes.ts';
import { accessibilityStatementJobs } from '#features/accessibility-statement/server/accessibility-statement.jobs.ts';
import { assetsJobs } from '#features/assets/server/assets.jobs.ts';
import { auditJobs } from '#features/audit/server/audit.jobs.ts';
import { authJobs } from '#features/auth/server/auth.jobs.ts';
import { backupsJobs } from '#features/backups/server/backups.jobs.ts';
import { contentFindingsJobs } from '#features/content-findings/server/content-findings.jobs.ts';
import { firstHourJobs } from '#features/first-hour/server/first-hour.jobs.ts';
import { followingJobs } from '#features/following/server/following.jobs.ts';
import { formFiguresJobs } from '#features/form-figures/server/form-figures.jobs.ts';
import { formFilesJobs } from '#features/form-files/server/form-files.jobs.ts';
import { formHooksJobs } from '#features/form-hooks/server/form-hooks.jobs.ts';
import { formsJobs } from '#features/forms/server/forms.jobs.ts';
import { ideasJobs } from '#features/ideas/server/ideas.jobs.ts';
import { importsJobs } from '#features/imports/server/imports.jobs.ts';
import { installationJobs } from '#features/installation/server/installation.jobs.ts';
import { invitationsJobs } from '#features/invitations/server/invitations.jobs.ts';
import { itemOffersJobs } from '#features/item-offers/server/item-offers.jobs.ts';
import { itemSupportJobs } from '#features/item-support/server/item-support.jobs.ts';
import { jobsJobs } from '#features/jobs/server/jobs.jobs.ts';
import { legalJobs } from '#features/legal/server/legal.jobs.ts';
import { listItemsJobs } from '#features/list-items/server/list-items.jobs.ts';
import { mailJobs } from '#features/mail/server/mail.jobs.ts';
import { newslettersJobs } from '#features/newsletters/server/newsletters.jobs.ts';
import { noticesJobs } from '#features/notices/server/notices.jobs.ts';
import { outsideLinksJobs } from '#features/outside-links/server/outside-links.jobs.ts';
import { pagesJobs } from '#features/pages/server/pages.jobs.ts';
import { pollsJobs } from '#features/polls/server/polls.jobs.ts';
import { previewsJobs } from '#features/previews/server/previews.jobs.ts';
import { profileFieldsJobs } from '#features/profile-fields/server/profile-fields.jobs.ts';
import { profilesJobs } from '#features/profiles/server/profiles.jobs.ts';
import { reactionsJobs } from '#features/reactions/server/reactions.jobs.ts';
import { registrationJobs } from '#features/registration/server/registration.jobs.ts';
import { searchJobs } from '#features/search/server/search.jobs.ts';
import { signUpsJobs } from '#features/sign-ups/server/sign-ups.jobs.ts';
import { statisticsJobs } from '#features/statistics/server/statistics.jobs.ts';
import { submissionExportsJobs } from '#features/submission-exports/server/submission-exports.jobs.ts';
import { inboxJobs } from '#features/submissions/server/inbox.jobs.ts';
import { submissionsJobs } from '#features/submissions/server/submissions.jobs.ts';
import { tasksJobs } from '#features/tasks/server/tasks.jobs.ts';
import { timeMachineJobs } from '#features/time-machine/server/time-machine.jobs.ts';
import { upkeepJobs } from '#features/upkeep/server/upkeep.jobs.ts';
import { usersJobs } from '#features/users/server/users.jobs.ts';
import { mediaAttention } from '#features/assets/server/media/media.attention.ts';
import { contentFindingsAttention } from '#features/content-findings/server/content-findings.attention.ts';
import { formHooksAttention } from '#features/form-hooks/server/form-hooks.attention.ts';
import { formsAttention } from '#features/forms/server/forms.attention.ts';
import { itemOffersAttention } from '#features/item-offers/server/item-offers.attention.ts';
import { jobsAttention } from '#features/jobs/server/jobs.attention.ts';
import { listItemsAttention } from '#features/list-items/server/list-items.attention.ts';
import { mailAttention } from '#features/mail/server/mail.attention.ts';
import { pageReviewAttention } from '#features/page-review/server/page-review.attention.ts';
import { pagesAttention } from '#features/pages/server/pages.attention.ts';
import { searchAttention } from '#features/search/server/search.attention.ts';
import { usersAttention } from '#features/users/server/users.attention.ts';
import appEnErrors from '#app/messages/en.errors.json' with { type: 'json' };
import appNlErrors from '#app/messages/nl.errors.json' with { type: 'json' };
import accessTokensEnErrors from '#features/access-tokens/messages/en.errors.json' with { type: 'json' };
import accessTokensNlErrors from '#features/access-tokens/messages/nl.errors.json' with { type: 'json' };
import accessibilityStatementEnErrors from '#features/accessibility-statement/messages/en.errors.json' with { type: 'json' };
import accessibilityStatementNlErrors from '#features/accessibility-statement/messages/nl.errors.json' with { type: 'json' };
import assetsEnErrors from '#features/assets/messages/en.errors.json' with { type: 'json' };
import assetsNlErrors from '#features/assets/messages/nl.errors.json' with { type: 'json' };
import authEnErrors from '#features/auth/messages/en.errors.json' with { type: 'json' };
import authNlErrors from '#features/auth/messages/nl.errors.json' with { type: 'json' };
import backupsEnErrors from '#features/backups/messages/en.errors.json' with { type: 'json' };
import backupsNlErrors from '#features/backups/messages/nl.errors.json' with { type: 'json' };
import contributionsEnErrors from '#features/contributions/messages/en.errors.json' with { type: 'json' };
import contributionsNlErrors from '#features/contributions/messages/nl.errors.json' with { type: 'json' };
import firstHourEnErrors from '#features/first-hour/messages/en.errors.json' with { type: 'json' };
import firstHourNlErrors from '#features/first-hour/messages/nl.errors.json' with { type: 'json' };
import followingEnErrors from '#features/following/messages/en.errors.json' with { type: 'json' };
import followingNlErrors from '#features/following/messages/nl.errors.json' with { type: 'json' };
import formFiguresEnErrors from '#features/form-figures/messages/en.errors.json' with { type: 'json' };
import formFiguresNlErrors from '#features/form-figures/messages/nl.errors.json' with { type: 'json' };
import formFilesEnErrors from '#features/form-files/messages/en.errors.json' with { type: 'json' };
import formFilesNlErrors from '#features/form-files/messages/nl.errors.json' with { type: 'json' };
import formHooksEnErrors from '#features/form-hooks/messages/en.errors.json' with { type: 'json' };
import formHooksNlErrors from '#features/form-hooks/messages/nl.errors.json' with { type: 'json' };
import formsEnErrors from '#features/forms/messages/en.errors.json' with { type: 'json' };
import formsNlErrors from '#features/forms/messages/nl.errors.json' with { type: 'json' };
import ideasEnErrors from '#features/ideas/messages/en.errors.json' with { type: 'json' };
import ideasNlErrors from '#features/ideas/messages/nl.errors.json' with { type: 'json' };
import importsEnErrors from '#features/imports/messages/en.errors.json' with { type: 'json' };
import importsNlErrors from '#features/imports/messages/nl.errors.json' with { type: 'json' };
import invitationsEnErrors from '#features/invitations/messages/en.errors.json' with { type: 'json' };
import invitationsNlErrors from '#features/invitations/messages/nl.errors.json' with { type: 'json' };
import itemOffersEnErrors from '#features/item-offers/messages/en.errors.json' with { type: 'json' };
import itemOffersNlErrors from '#features/item-offers/messages/nl.errors.json' with { type: 'json' };
import itemSupportEnErrors from '#features/item-support/messages/en.errors.json' with { type: 'json' };
import itemSupportNlErrors from '#features/item-support/messages/nl.errors.json' with { type: 'json' };
import itemTypesEnErrors from '#features/item-types/messages/en.errors.json' with { type: 'json' };
import itemTypesNlErrors from '#features/item-types/messages/nl.errors.json' with { type: 'json' };
import legalEnErrors from '#features/legal/messages/en.errors.json' with { type: 'json' };
import legalNlErrors from '#features/legal/messages/nl.errors.json' with { type: 'json' };
import mailEnErrors from '#features/mail/messages/en.errors.json' with { type: 'json' };
import mailNlErrors from '#features/mail/messages/nl.errors.json' with { type: 'json' };
import menusEnErrors from '#features/menus/messages/en.errors.json' with { type: 'json' };
import menusNlErrors from '#features/menus/messages/nl.errors.json' with { type: 'json' };
import newslettersEnErrors from '#features/newsletters/messages/en.errors.json' with { type: 'json' };
import newslettersNlErrors from '#features/newsletters/messages/nl.errors.json' with { type: 'json' };
import pageReviewEnErrors from '#features/page-review/messages/en.errors.json' with { type: 'json' };
import pageReviewNlErrors from '#features/page-review/messages/nl.errors.json' with { type: 'json' };
import pagesEnErrors from '#features/pages/messages/en.errors.json' with { type: 'json' };
import pagesNlErrors from '#features/pages/messages/nl.errors.json' with { type: 'json' };
import platformsEnErrors from '#features/platforms/messages/en.errors.json' with { type: 'json' };
import platformsNlErrors from '#features/platforms/messages/nl.errors.json' with { type: 'json' };
import pollsEnErrors from '#features/polls/messages/en.errors.json' with { type: 'json' };
import pollsNlErrors from '#features/polls/messages/nl.errors.json' with { type: 'json' };
import previewsEnErrors from '#features/previews/messages/en.errors.json' with { type: 'json' };
import previewsNlErrors from '#features/previews/messages/nl.errors.json' with { type: 'json' };
import profileFieldsEnErrors from '#features/profile-fields/messages/en.errors.json' with { type: 'json' };
import profileFieldsNlErrors from '#features/profile-fields/messages/nl.errors.json' with { type: 'json' };
import profilesEnErrors from '#features/profiles/messages/en.errors.json' with { type: 'json' };
import profilesNlErrors from '#features/profiles/messages/nl.errors.json' with { type: 'json' };
import publishTogetherEnErrors from '#features/publish-together/messages/en.errors.json' with { type: 'json' };
import publishTogetherNlErrors from '#features/publish-together/messages/nl.errors.json' with { type: 'json' };
import reactionsEnErrors from '#features/reactions/messages/en.errors.json' with { type: 'json' };
import reactionsNlErrors from '#features/reactions/messages/nl.errors.json' with { type: 'json' };
import redirectsEnErrors from '#features/redirects/messages/en.errors.json' with { type: 'json' };
import redirectsNlErrors from '#features/redirects/messages/nl.errors.json' with { type: 'json' };
import registrationEnErrors from '#features/registration/messages/en.errors.json' with { type: 'json' };
import registrationNlErrors from '#features/registration/messages/nl.errors.json' with { type: 'json' };
import rolesEnErrors from '#features/roles/messages/en.errors.json' with { type: 'json' };
import rolesNlErrors from '#features/roles/messages/nl.errors.json' with { type: 'json' };
import settingsEnErrors from '#features/settings/messages/en.errors.json' with { type: 'json' };
import settingsNlErrors from '#features/settings/messages/nl.errors.json' with { type: 'json' };
import signUpsEnErrors from '#features/sign-ups/messages/en.errors.json' with { type: 'json' };
import signUpsNlErrors from '#features/sign-ups/messages/nl.errors.json' with { type: 'json' };
import submissionExportsEnErrors from '#features/submission-exports/messages/en.errors.json' with { type: 'json' };
import submissionExportsNlErrors from '#features/submission-exports/messages/nl.errors.json' with { type: 'json' };
import submissionItemsEnErrors from '#features/submission-items/messages/en.errors.json' with { type: 'json' };
import submissionItemsNlErrors from '#features/submission-items/messages/nl.errors.json' with { type: 'json' };
import submissionsEnErrors from '#features/submissions/messages/en.errors.json' with { type: 'json' };
import submissionsNlErrors from '#features/submissions/messages/nl.errors.json' with { type: 'json' };
import timeMachineEnErrors from '#features/time-machine/messages/en.errors.json' with { type: 'json' };
import timeMachineNlErrors from '#features/time-machine/messages/nl.errors.json' with { type: 'json' };
import translationEnErrors from '#features/translation/messages/en.errors.json' with { type: 'json' };
import translationNlErrors from '#features/translation/messages/nl.errors.json' with { type: 'json' };
import trashEnErrors from '#features/trash/messages/en.errors.json' with { type: 'json' };
import trashNlErrors from '#features/trash/messages/nl.errors.json' with { type: 'json' };
import usersEnErrors from '#features/users/messages/en.errors.json' with { type: 'json' };
import usersNlErrors from '#features/users/messages/nl.errors.json' with { type: 'json' };
import shippedArErrors from '../../languages/ar/errors.json' with { type: 'json' };
import shippedDeErrors from '../../languages/de/errors.json' with { type: 'json' };
import accessTokensEnAdmin from '#features/access-tokens/messages/en.admin.json' with { type: 'json' };
import accessTokensNlAdmin from '#features/access-tokens/messages/nl.admin.json' with { type: 'json' };
import accessEnAdmin from '#features/access/messages/en.admin.json' with { type: 'json' };
import accessNlAdmin from '#features/access/messages/nl.admin.json' with { type: 'json' };
import accessibilityStatementEnAdmin from '#features/accessibility-statement/messages/en.admin.json' with { type: 'json' };
import accessibilityStatementNlAdmin from '#features/accessibility-statement/messages/nl.admin.json' with { type: 'json' };
import assetsEnAdmin from '#features/assets/messages/en.admin.json' with { type: 'json' };
import assetsNlAdmin from '#features/assets/messages/nl.admin.json' with { type: 'json' };
import auditEnAdmin from '#features/audit/messages/en.admin.json' with { type: 'json' };
import auditNlAdmin from '#features/audit/messages/nl.admin.json' with { type: 'json' };
import authEnAdmin from '#features/auth/messages/en.admin.json' with { type: 'json' };
import authNlAdmin from '#features/auth/messages/nl.admin.json' with { type: 'json' };
import backupsEnAdmin from '#features/backups/messages/en.admin.json' with { type: 'json' };
import backupsNlAdmin from '#features/backups/messages/nl.admin.json' with { type: 'json' };
import connectionsEnAdmin from '#features/connections/messages/en.admin.json' with { type: 'json' };
import connectionsNlAdmin from '#features/connections/messages/nl.admin.json' with { type: 'json' };
import formHooksEnAdmin from '#features/form-hooks/messages/en.admin.json' with { type: 'json' };
import formHooksNlAdmin from '#features/form-hooks/messages/nl.admin.json' with { type: 'json' };
import formsEnAdmin from '#features/forms/messages/en.admin.json' with { type: 'json' };
import formsNlAdmin from '#features/forms/messages/nl.admin.json' with { type: 'json' };
import ideasEnAdmin from '#features/ideas/messages/en.admin.json' with { type: 'json' };
import ideasNlAdmin from '#features/ideas/messages/nl.admin.json' with { type: 'json' };
import importsEnAdmin from '#features/imports/messages/en.admin.json' with { type: 'json' };
import importsNlAdmin from '#features/imports/messages/nl.admin.json' with { type: 'json' };
import installationEnAdmin from '#features/installation/messages/en.admin.json' with { type: 'json' };
import installationNlAdmin from '#features/installation/messages/nl.admin.json' with { type: 'json' };
import invitationsEnAdmin from '#features/invitations/messages/en.admin.json' with { type: 'json' };
import invitationsNlAdmin from '#features/invitations/messages/nl.admin.json' with { type: 'json' };
import itemOffersEnAdmin from '#features/item-offers/messages/en.admin.json' with { type: 'json' };
import itemOffersNlAdmin from '#features/item-offers/messages/nl.admin.json' with { type: 'json' };
import itemTypesEnAdmin from '#features/item-types/messages/en.admin.json' with { type: 'json' };
import itemTypesNlAdmin from '#features/item-types/messages/nl.admin.json' with { type: 'json' };
import jobsEnAdmin from '#features/jobs/messages/en.admin.json' with { type: 'json' };
import jobsNlAdmin from '#features/jobs/messages/nl.admin.json' with { type: 'json' };
import legalEnAdmin from '#features/legal/messages/en.admin.json' with { type: 'json' };
import legalNlAdmin from '#features/legal/messages/nl.admin.json' with { type: 'json' };
import listItemsEnAdmin from '#features/list-items/messages/en.admin.json' with { type: 'json' };
import listItemsNlAdmin from '#features/list-items/messages/nl.admin.json' with { type: 'json' };
import menusEnAdmin from '#features/menus/messages/en.admin.json' with { type: 'json' };
import menusNlAdmin from '#features/menus/messages/nl.admin.json' with { type: 'json' };
import newslettersEnAdmin from '#features/newsletters/messages/en.admin.json' with { type: 'json' };
import newslettersNlAdmin from '#features/newsletters/messages/nl.admin.json' with { type: 'json' };
import pageReviewEnAdmin from '#features/page-review/messages/en.admin.json' with { type: 'json' };
import pageReviewNlAdmin from '#features/page-review/messages/nl.admin.json' with { type: 'json' };
import pagesEnAdmin from '#features/pages/messages/en.admin.json' with { type: 'json' };
import pagesNlAdmin from '#features/pages/messages/nl.admin.json' with { type: 'json' };
import pollsEnAdmin from '#features/polls/messages/en.admin.json' with { type: 'json' };
import pollsNlAdmin from '#features/polls/messages/nl.admin.json' with { type: 'json' };
import previewsEnAdmin from '#features/previews/messages/en.admin.json' with { type: 'json' };
import previewsNlAdmin from '#features/previews/messages/nl.admin.json' with { type: 'json' };
import profileFieldsEnAdmin from '#features/profile-fields/messages/en.admin.json' with { type: 'json' };
import profileFieldsNlAdmin from '#features/profile-fields/messages/nl.admin.json' with { type: 'json' };
import profilesEnAdmin from '#features/profiles/messages/en.admin.json' with { type: 'json' };
import profilesNlAdmin from '#features/profiles/messages/nl.admin.json' with { type: 'json' };
import reactionsEnAdmin from '#features/reactions/messages/en.admin.json' with { type: 'json' };
import reactionsNlAdmin from '#features/reactions/messages/nl.admin.json' with { type: 'json' };
import redirectsEnAdmin from '#features/redirects/messages/en.admin.json' with { type: 'json' };
import redirectsNlAdmin from '#features/redirects/messages/nl.admin.json' with { type: 'json' };
import registrationEnAdmin from '#features/registration/messages/en.admin.json' with { type: 'json' };
import registrationNlAdmin from '#features/registration/messages/nl.admin.json' with { type: 'json' };
import rolesEnAdmin from '#features/roles/messages/en.admin.json' with { type: 'json' };
import rolesNlAdmin from '#features/roles/messages/nl.admin.json' with { type: 'json' };
import searchEnAdmin from '#features/search/messages/en.admin.json' with { type: 'json' };
import searchNlAdmin from '#features/search/messages/nl.admin.json' with { type: 'json' };
import settingsEnAdmin from '#features/settings/messages/en.admin.json' with { type: 'json' };
import settingsNlAdmin from '#features/settings/messages/nl.admin.json' with { type: 'json' };
import signUpsEnAdmin from '#features/sign-ups/messages/en.admin.json' with { type: 'json' };
import signUpsNlAdmin from '#features/sign-ups/messages/nl.admin.json' with { type: 'json' };
import statisticsEnAdmin from '#features/statistics/messages/en.admin.json' with { type: 'json' };
import statisticsNlAdmin from '#features/statistics/messages/nl.admin.json' with { type: 'json' };
import submissionExportsEnAdmin from '#features/submission-exports/messages/en.admin.json' with { type: 'json' };
import submissionExportsNlAdmin from '#features/submission-exports/messages/nl.admin.json' with { type: 'json' };
import submissionsEnAdmin from '#features/submissions/messages/en.admin.json' with { type: 'json' };
import submissionsNlAdmin from '#features/submissions/messages/nl.admin.json' with { type: 'json' };
import timeMachineEnAdmin from '#features/time-machine/messages/en.admin.json' with { type: 'json' };
import timeMachineNlAdmin from '#features/time-machine/messages/nl.admin.json' with { type: 'json' };
import upkeepEnAdmin from '#features/upkeep/messages/en.admin.json' with { type: 'json' };
import upkeepNlAdmin from '#features/upkeep/messages/nl.admin.json' with { type: 'json' };
import usersEnAdmin from '#features/users/messages/en.admin.json' with { type: 'json' };
import usersNlAdmin from '#features/users/messages/nl.admin.json' with { type: 'json' };
import shippedArMail from '../../languages/ar/mail.json' with { type: 'json' };
import shippedDeMail from '../../languages/de/mail.json' with { type: 'json' };
import shippedArFiles from '../../languages/ar/files.json' with { type: 'json' };
import shippedDeFiles from '../../languages/de/files.json' with { type: 'json' };
import type { FeatureAttention } from '#features/today/contract/feature-attention.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { ErrorTexts } from '#platform/server/http/problem.ts';
import type { Route } from '#platform/server/http/route.ts';
import type { Services } from './services/services.ts';

export const foundRoutes: readonly (readonly Route<Services>[])[] = [
  accessTokensRoutes,
  formTokensRoutes,
  accessRoutes,
  accessibilityStatementRoutes,
  activityRoutes,
  assetsRoutes,
  uploadRoutes,
  mediaRoutes,
  auditRoutes,
  authFormsRoutes,
  authRoutes,
  ssoRoutes,
  ssoRedirectRoutes,
  backupsRoutes,
  commandsRoutes,
  connectionsRoutes,
  consentRoutes,
  contentFindingsRoutes,
  contributionsRoutes,
  firstHourRoutes,
  followByMailRoutes,
  followingRoutes,
  formFiguresRoutes,
  formFilesRoutes,
  formHooksRoutes,
  formChoicesRoutes,
  formsRoutes,
  ideasRoutes,
  importsRoutes,
  installationPlatformsRoutes,
  installationRoutes,
  installationJobsRoutes,
  invitationsRoutes,
  itemOffersRoutes,
  itemSupportRoutes,
  takingPartRoutes,
  itemTypesRoutes,
  jobsRoutes,
  legalRoutes,
  itemEditingRoutes,
  itemPresenceRoutes,
  listFeedsRoutes,
  itemHistoryRoutes,
  listItemsRoutes,
  logsRoutes,
  mailRoutes,
  menusRoutes,
  newsletterListsRoutes,
  newslettersRoutes,
  noticesRoutes,
  pageCommentsRoutes,
  pageReviewRoutes,
  pageMomentsRoutes,
  pageOperationsRoutes,
  pageOverviewRoutes,
  pagesWritingRoutes,
  pagesRoutes,
  pagePresenceRoutes,
  sharedPartsRoutes,
  pollsRoutes,
  previewsRoutes,
  profileFieldsRoutes,
  membersRoutes,
  ownDataRoutes,
  profilesRoutes,
  publishTogetherRoutes,
  forumRoutes,
  moderationRoutes,
  reactionsRoutes,
  redirectsRoutes,
  registrationFormsRoutes,
  registrationRoutes,
  rolesRoutes,
  searchRoutes,
  settingsRoutes,
  signUpsRoutes,
  statisticsRoutes,
  sentSinceRoutes,
  submissionExportsRoutes,
  submissionItemsRoutes,
  countingRoutes,
  stepCountsRoutes,
  inboxViewsRoutes,
  inboxRoutes,
  retentionRoutes,
  prefillRoutes,
  submissionsRoutes,
  tasksRoutes,
  timeMachineRoutes,
  trashRoutes,
  upkeepRoutes,
  usersExportRoutes,
  usersRoutes,
];

export const foundJobs: readonly FeatureJobs<Services>[] = [
  accessibilityStatementJobs,
  assetsJobs,
  auditJobs,
  authJobs,
  backupsJobs,
  contentFindingsJobs,
  firstHourJobs,
  followingJobs,
  formFiguresJobs,
  formFilesJobs,
  formHooksJobs,
  formsJobs,
  ideasJobs,
  importsJobs,
  installationJobs,
  invitationsJobs,
  itemOffersJobs,
  itemSupportJobs,
  jobsJobs,
  legalJobs,
  listItemsJobs,
  mailJobs,
  newslettersJobs,
  noticesJobs,
  outsideLinksJobs,
  pagesJobs,
  pollsJobs,
  previewsJobs,
  profileFieldsJobs,
  profilesJobs,
  reactionsJobs,
  registrationJobs,
  searchJobs,
  signUpsJobs,
  statisticsJobs,
  submissionExportsJobs,
  inboxJobs,
  submissionsJobs,
  tasksJobs,
  timeMachineJobs,
  upkeepJobs,
  usersJobs,
];

export const foundAttention: readonly FeatureAttention<Services>[] = [
  mediaAttention,
  contentFindingsAttention,
  formHooksAttention,
  formsAttention,
  itemOffersAttention,
  jobsAttention,
  listItemsAttention,
  mailAttention,
  pageReviewAttention,
  pagesAttention,
  searchAttention,
  usersAttention,
];

/** By language. */
export const foundErrorTexts: Readonly<Record<string, readonly ErrorTexts[]>> = {
  'ar': [
    shippedArErrors.errors,
  ],
  'de': [
    shippedDeErrors.errors,
  ],
  'en': [
    appEnErrors.errors,
    accessTokensEnErrors.errors,
    accessibilityStatementEnErrors.errors,
    assetsEnErrors.errors,
    authEnErrors.errors,
    backupsEnErrors.errors,
    contributionsEnErrors.errors,
    firstHourEnErrors.errors,
    followingEnErrors.errors,
    formFiguresEnErrors.errors,
    formFilesEnErrors.errors,
    formHooksEnErrors.errors,
    formsEnErrors.errors,
    ideasEnErrors.errors,
    importsEnErrors.errors,
    invitationsEnErrors.errors,
    itemOffersEnErrors.errors,
    itemSupportEnErrors.errors,
    itemTypesEnErrors.errors,
    legalEnErrors.errors,
    mailEnErrors.errors,
    menusEnErrors.errors,
    newslettersEnErrors.errors,
    pageReviewEnErrors.errors,
    pagesEnErrors.errors,
    platformsEnErrors.errors,
    pollsEnErrors.errors,
    previewsEnErrors.errors,
    profileFieldsEnErrors.errors,
    profilesEnErrors.errors,
    publishTogetherEnErrors.errors,
    reactionsEnErrors.errors,
    redirectsEnErrors.errors,
    registrationEnErrors.errors,
    rolesEnErrors.errors,
    settingsEnErrors.errors,
    signUpsEnErrors.errors,
    submissionExportsEnErrors.errors,
    submissionItemsEnErrors.errors,
    submissionsEnErrors.errors,
    timeMachineEnErrors.errors,
    translationEnErrors.errors,
    trashEnErrors.errors,
    usersEnErrors.errors,
  ],
  'nl': [
    appNlErrors.errors,
    accessTokensNlErrors.errors,
    accessibilityStatementNlErrors.errors,
    assetsNlErrors.errors,
    authNlErrors.errors,
    backupsNlErrors.errors,
    contributionsNlErrors.errors,
    firstHourNlErrors.errors,
    followingNlErrors.errors,
    formFiguresNlErrors.errors,
    formFilesNlErrors.errors,
    formHooksNlErrors.errors,
    formsNlErrors.errors,
    ideasNlErrors.errors,
    importsNlErrors.errors,
    invitationsNlErrors.errors,
    itemOffersNlErrors.errors,
    itemSupportNlErrors.errors,
    itemTypesNlErrors.errors,
    legalNlErrors.errors,
    mailNlErrors.errors,
    menusNlErrors.errors,
    newslettersNlErrors.errors,
    pageReviewNlErrors.errors,
    pagesNlErrors.errors,
    platformsNlErrors.errors,
    pollsNlErrors.errors,
    previewsNlErrors.errors,
    profileFieldsNlErrors.errors,
    profilesNlErrors.errors,
    publishTogetherNlErrors.errors,
    reactionsNlErrors.errors,
    redirectsNlErrors.errors,
    registrationNlErrors.errors,
    rolesNlErrors.errors,
    settingsNlErrors.errors,
    signUpsNlErrors.errors,
    submissionExportsNlErrors.errors,
    submissionItemsNlErrors.errors,
    submissionsNlErrors.errors,
    timeMachineNlErrors.errors,
    translationNlErrors.errors,
    trashNlErrors.errors,
    usersNlErrors.errors,
  ],
};

/** By language: the admin texts of features that record something in the audit log. */
export const foundAuditTexts: Readonly<Record<string, readonly object[]>> = {
  'en': [
    accessTokensEnAdmin,
    accessEnAdmin,
    accessibilityStatementEnAdmin,
    assetsEnAdmin,
    auditEnAdmin,
    authEnAdmin,
    backupsEnAdmin,
    connectionsEnAdmin,
    formHooksEnAdmin,
    formsEnAdmin,
    ideasEnAdmin,
    importsEnAdmin,
    installationEnAdmin,
    invitationsEnAdmin,
    itemOffersEnAdmin,
    itemTypesEnAdmin,
    jobsEnAdmin,
    legalEnAdmin,
    listItemsEnAdmin,
    menusEnAdmin,
    newslettersEnAdmin,
    pageReviewEnAdmin,
    pagesEnAdmin,
    pollsEnAdmin,
    previewsEnAdmin,
    profileFieldsEnAdmin,
    profilesEnAdmin,
    reactionsEnAdmin,
    redirectsEnAdmin,
    registrationEnAdmin,
    rolesEnAdmin,
    searchEnAdmin,
    settingsEnAdmin,
    signUpsEnAdmin,
    statisticsEnAdmin,
    submissionExportsEnAdmin,
    submissionsEnAdmin,
    timeMachineEnAdmin,
    upkeepEnAdmin,
    usersEnAdmin,
  ],
  'nl': [
    accessTokensNlAdmin,
    accessNlAdmin,
    accessibilityStatementNlAdmin,
    assetsNlAdmin,
    auditNlAdmin,
    authNlAdmin,
    backupsNlAdmin,
    connectionsNlAdmin,
    formHooksNlAdmin,
    formsNlAdmin,
    ideasNlAdmin,
    importsNlAdmin,
    installationNlAdmin,
    invitationsNlAdmin,
    itemOffersNlAdmin,
    itemTypesNlAdmin,
    jobsNlAdmin,
    legalNlAdmin,
    listItemsNlAdmin,
    menusNlAdmin,
    newslettersNlAdmin,
    pageReviewNlAdmin,
    pagesNlAdmin,
    pollsNlAdmin,
    previewsNlAdmin,
    profileFieldsNlAdmin,
    profilesNlAdmin,
    reactionsNlAdmin,
    redirectsNlAdmin,
    registrationNlAdmin,
    rolesNlAdmin,
    searchNlAdmin,
    settingsNlAdmin,
    signUpsNlAdmin,
    statisticsNlAdmin,
    submissionExportsNlAdmin,
    submissionsNlAdmin,
    timeMachineNlAdmin,
    upkeepNlAdmin,
    usersNlAdmin,
  ],
};

/** By language, besides those that each feature has itself. */
export const foundMailTexts: Readonly<Record<string, unknown>> = {
  'ar': shippedArMail,
  'de': shippedDeMail,
};

/** By language, besides those that each feature has itself: what stands in files that someone saves. */
export const foundFileTexts: Readonly<Record<string, unknown>> = {
  'ar': shippedArFiles,
  'de': shippedDeFiles,
};
