import { accessRoutes } from '#features/access/server/access.routes.ts';
import { assetsRoutes } from '#features/assets/server/assets.routes.ts';
import { uploadRoutes } from '#features/assets/server/files/upload.routes.ts';
import { mediaRoutes } from '#features/assets/server/media/media.routes.ts';
import { auditRoutes } from '#features/audit/server/audit.routes.ts';
import { authRoutes } from '#features/auth/server/auth.routes.ts';
import { authFormsRoutes } from '#features/auth/server/auth-forms.routes.ts';
import { ssoRoutes } from '#features/auth/server/providers/sso.routes.ts';
import { ssoRoadRoutes } from '#features/auth/server/sso-road.routes.ts';
import { consentRoutes } from '#features/consent/server/consent.routes.ts';
import { invitationsRoutes } from '#features/invitations/server/invitations.routes.ts';
import { itemSupportRoutes } from '#features/item-support/server/item-support.routes.ts';
import { itemTypesRoutes } from '#features/item-types/server/item-types.routes.ts';
import { jobsRoutes } from '#features/jobs/server/jobs.routes.ts';
import { legalRoutes } from '#features/legal/server/legal.routes.ts';
import { listFeedsRoutes } from '#features/list-items/server/list-feeds.routes.ts';
import { listItemsRoutes } from '#features/list-items/server/list-items.routes.ts';
import { logsRoutes } from '#features/logs/server/logs.routes.ts';
import { mailRoutes } from '#features/mail/server/mail.routes.ts';
import { menusRoutes } from '#features/menus/server/menus.routes.ts';
import { pagesRoutes } from '#features/pages/server/pages.routes.ts';
import { pagesWritingRoutes } from '#features/pages/server/pages-writing.routes.ts';
import { profileFieldsRoutes } from '#features/profile-fields/server/profile-fields.routes.ts';
import { membersRoutes } from '#features/profiles/server/members.routes.ts';
import { ownDataRoutes } from '#features/profiles/server/own-data.routes.ts';
import { profilesRoutes } from '#features/profiles/server/profiles.routes.ts';
import { registrationRoutes } from '#features/registration/server/registration.routes.ts';
import { registrationFormsRoutes } from '#features/registration/server/registration-forms.routes.ts';
import { rolesRoutes } from '#features/roles/server/roles.routes.ts';
import { searchRoutes } from '#features/search/server/search.routes.ts';
import { settingsRoutes } from '#features/settings/server/settings.routes.ts';
import { tasksRoutes } from '#features/tasks/server/tasks.routes.ts';
import { usersRoutes } from '#features/users/server/users.routes.ts';
import { usersExportRoutes } from '#features/users/server/users-export.routes.ts';
import type { Route } from '#platform/server/http/route.ts';
import { apiDocsRoutes } from './api-docs.routes.ts';
import { cacheRoutes } from './cache.routes.ts';
import { liveRoutes } from './live.routes.ts';
import type { Services } from './services.ts';

const calls: Route<Services>[] = [
  ...accessRoutes,
  ...settingsRoutes,
  ...menusRoutes,
  ...pagesRoutes,
  ...pagesWritingRoutes,
  ...mediaRoutes,
  ...consentRoutes,
  ...itemTypesRoutes,
  ...listItemsRoutes,
  ...itemSupportRoutes,
  ...searchRoutes,
  ...authRoutes,
  ...ssoRoutes,
  ...registrationRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...invitationsRoutes,
  ...profilesRoutes,
  ...membersRoutes,
  ...profileFieldsRoutes,
  ...legalRoutes,
  ...logsRoutes,
  ...mailRoutes,
  ...auditRoutes,
  ...jobsRoutes,
  ...tasksRoutes,
  ...assetsRoutes,
  ...uploadRoutes,
  ...authFormsRoutes,
  ...ssoRoadRoutes,
  ...registrationFormsRoutes,
  ...listFeedsRoutes,
  ...ownDataRoutes,
  ...usersExportRoutes,
  ...cacheRoutes,
  ...liveRoutes,
];

/** Every declared call of the product. */
export const routes: Route<Services>[] = [...calls, ...apiDocsRoutes(calls)];
