import { createAccessService } from '#features/access/server/access.service.ts';
import { createViewAsService } from '#features/access/server/view-as.service.ts';
import { createAssetsService } from '#features/assets/server/assets.service.ts';
import { createAuditService } from '#features/audit/server/audit.service.ts';
import { createAuthService } from '#features/auth/server/auth.service.ts';
import { createAuthCore } from '#features/auth/server/auth-core.ts';
import { createOwnPasswordService } from '#features/auth/server/own-password.service.ts';
import { createPasskeysService } from '#features/auth/server/passkeys.service.ts';
import { createSessionsService } from '#features/auth/server/sessions.service.ts';
import { createSetupLinkService } from '#features/auth/server/setup-link.service.ts';
import { createSsoService } from '#features/auth/server/sso.service.ts';
import { createSsoProvidersService } from '#features/auth/server/sso-providers.service.ts';
import { createTwoFactorService } from '#features/auth/server/two-factor.service.ts';
import { createInvitationsService } from '#features/invitations/server/invitations.service.ts';
import { createLegalService } from '#features/legal/server/legal.service.ts';
import { createMailService } from '#features/mail/server/mail.service.ts';
import type { MailTransport } from '#features/mail/server/mail-transport.ts';
import { createMenusService } from '#features/menus/server/menus.service.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import { createPagesService } from '#features/pages/server/pages.service.ts';
import { createProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { createAccountDeletionService } from '#features/profiles/server/account-deletion.service.ts';
import { createOwnDataService } from '#features/profiles/server/own-data.service.ts';
import { createProfilesService } from '#features/profiles/server/profiles.service.ts';
import { createRegistrationService } from '#features/registration/server/registration.service.ts';
import { createRolesService } from '#features/roles/server/roles.service.ts';
import { createSearchService } from '#features/search/server/search.service.ts';
import { createSettingsService } from '#features/settings/server/settings.service.ts';
import { createUsersService } from '#features/users/server/users.service.ts';
import { createCacheTokenService } from '#platform/server/cache/cache-token.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';

export interface ServiceParts {
  platform: Platform;
  blocks: BlockRules;
  clock: Clock;
  jobs: Jobs;
  log: Logger;
  authSecret: string;
  /** Sign-in providers on this machine, for development and tests. */
  allowsLoopback: boolean;
  assetFolder: string;
  mailTransport: MailTransport;
  mailFrom: string | undefined;
  /** Whether a host name was given to a platform of this installation. */
  isKnownHost(host: string): boolean;
  /** What links in mails start with when nothing better is known. */
  publicUrl: string;
}

export type Services = ReturnType<typeof createServices>;

/** How the house hangs together: every service of one platform, each with what it uses and nothing more. */
export function createServices(parts: ServiceParts) {
  const { platform, blocks, clock, jobs, log, authSecret, assetFolder, mailTransport, mailFrom } = parts;
  const audit = createAuditService({
    platform,
    clock,
    daysKept: async () => (await settings.all()).auditRetentionDays,
  });
  const settings = createSettingsService({ platform, audit });
  const mail = createMailService({
    platform,
    settings,
    jobs,
    clock,
    transport: mailTransport,
    from: mailFrom,
    isKnownHost: parts.isKnownHost,
    publicUrl: parts.publicUrl,
  });
  const legal = createLegalService({ platform, settings, audit, clock });
  const menus = createMenusService({ platform });
  const search = createSearchService({ platform, menus });
  const pages = createPagesService({ platform, menus, search, blocks, clock });
  const access = createAccessService({ platform, pages });
  const viewAs = createViewAsService({ platform, audit, clock, secret: authSecret });
  const users = createUsersService({
    platform,
    audit,
    clock,
    // Only who signed up and had to wait is told; the others know nothing of it.
    onActivated: async (trx, { client }, { email, origin }) => {
      if (origin === 'Registration') await registration.sendActivatedMail(trx, { email }, client?.origin);
    },
    removePictures: (trx, touch, id) => assets.removePhotosOf(trx, touch, id),
  });
  const roles = createRolesService({ platform, users, audit, menus });
  const authCore = createAuthCore({ platform, secret: authSecret, log, clock, audit });
  const auth = createAuthService({ core: authCore });
  const twoFactor = createTwoFactorService({ core: authCore, settings, mail });
  const passkeys = createPasskeysService({ core: authCore, settings, mail });
  const sessions = createSessionsService({ core: authCore });
  const ownPassword = createOwnPasswordService({ core: authCore, mail });
  const { allowsLoopback } = parts;
  const ssoProviders = createSsoProvidersService({ core: authCore, allowsLoopback });
  const sso = createSsoService({ core: authCore, settings, providers: ssoProviders, allowsLoopback });
  const registration = createRegistrationService({
    platform,
    settings,
    mail,
    audit,
    auth,
    jobs,
    clock,
    secret: authSecret,
  });
  const invitations = createInvitationsService({
    platform,
    settings,
    mail,
    audit,
    users,
    roles,
    auth,
    registration,
    jobs,
    clock,
  });
  const setupLink = createSetupLinkService({ platform, users, auth, audit });
  const assets = createAssetsService({ platform, folder: assetFolder, holders: { block: pages.blockRights }, log });
  const profileFields = createProfileFieldsService({ platform, audit, clock });
  const profiles = createProfilesService({
    platform,
    fields: profileFields,
    audit,
    isPhotoOf: assets.isPhotoOf,
    termsOfUseVersion: legal.termsOfUseVersion,
    clock,
  });
  const ownData = createOwnDataService({ platform, fields: profileFields, audit, clock });
  const accountDeletion = createAccountDeletionService({
    platform,
    mail,
    audit,
    clock,
    secret: authSecret,
    removePictures: assets.removePhotosOf,
  });
  const cacheToken = createCacheTokenService({ platform });
  return {
    access,
    viewAs,
    settings,
    mail,
    audit,
    legal,
    menus,
    search,
    pages,
    users,
    roles,
    invitations,
    auth,
    twoFactor,
    passkeys,
    sessions,
    ownPassword,
    sso,
    ssoProviders,
    registration,
    setupLink,
    profiles,
    profileFields,
    ownData,
    accountDeletion,
    assets,
    cacheToken,
  };
}
