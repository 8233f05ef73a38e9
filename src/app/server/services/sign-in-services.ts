import { createAccessTokensService } from '#features/access-tokens/server/access-tokens.service.ts';
import { createTokenViewerService } from '#features/access-tokens/server/token-viewer.service.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { createAuthService } from '#features/auth/server/auth.service.ts';
import { createAuthCore } from '#features/auth/server/auth-core.ts';
import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import { createPasskeysService } from '#features/auth/server/passkey/passkeys.service.ts';
import { createLockNoticeService } from '#features/auth/server/password/lock-notice.service.ts';
import { createOwnPasswordService } from '#features/auth/server/password/own-password.service.ts';
import { createOwnerProofService } from '#features/auth/server/proof/owner-proof.service.ts';
import { createSingleLogoutService } from '#features/auth/server/providers/single-logout.service.ts';
import { createSsoService } from '#features/auth/server/providers/sso.service.ts';
import { createSsoProvidersService } from '#features/auth/server/providers/sso-providers.service.ts';
import { createTwoFactorService } from '#features/auth/server/second-step/two-factor.service.ts';
import { createSessionsService } from '#features/auth/server/sessions/sessions.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { createRegistrationService } from '#features/registration/server/registration.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { RefuseWeakPassword } from '#features/users/server/password-rule.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';

interface SignInParts {
  platform: Platform;
  log: Logger;
  clock: Clock;
  jobs: Jobs;
  secret: string;
  allowsLoopback: boolean;
  audit: AuditService;
  accounts: AccountsService;
  credentials: CredentialsService;
  settings: SettingsService;
  mail: MailService;
  refuseWeakPassword: RefuseWeakPassword;
}

/** Every way in: passwords, passkeys, second step, providers, tokens and mails, and the sessions that they begin. */
export function createSignInServices(parts: SignInParts) {
  const { platform, log, clock, allowsLoopback, audit, accounts, settings, mail } = parts;
  const core = createAuthCore(parts);
  const auth = createAuthService({ core });
  const passkeys = createPasskeysService({ core, settings, mail });
  const ssoProviders = createSsoProvidersService({ core, allowsLoopback });
  const registration = createRegistrationService({ ...parts, auth });
  return {
    authCore: core,
    auth,
    accessTokens: createAccessTokensService({ platform, audit, auth, clock }),
    tokenViewer: createTokenViewerService({ platform, accounts, clock, log }),
    twoFactor: createTwoFactorService({ core, settings, mail }),
    passkeys,
    ownerProof: createOwnerProofService({ core, passkeys }),
    sessions: createSessionsService({ core }),
    lockNotice: createLockNoticeService({ platform, mail }),
    ownPassword: createOwnPasswordService({ core, mail, refuseWeakPassword: parts.refuseWeakPassword }),
    ssoProviders,
    singleLogout: createSingleLogoutService({ core, auth, providers: ssoProviders }),
    registration,
    sso: createSsoService({ core, settings, providers: ssoProviders, registration, allowsLoopback }),
  };
}
