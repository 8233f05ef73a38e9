import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { AuthService } from '#features/auth/server/auth.service.ts';
import type { AuthCore } from '#features/auth/server/auth-core.ts';
import { createFirstPasskey } from '#features/auth/server/passkey/first-passkey.ts';
import { createSetupLinkService } from '#features/auth/server/set-up/setup-link.service.ts';
import { createFirstHourService } from '#features/first-hour/server/first-hour.service.ts';
import type { FirstHourParts } from '#features/first-hour/server/first-hour-parts.ts';
import type { LegalService } from '#features/legal/server/legal.service.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import { startingPoints } from '../starting-points/starting-points.ts';

interface BeginningParts extends Omit<FirstHourParts, 'startingPoints'> {
  users: UsersService;
  legal: LegalService;
  auth: AuthService;
  audit: AuditService;
  authCore: AuthCore;
}

/** The link that makes the first admin, and the hour that begins with them. */
export function createBeginning({ auth, audit, authCore, ...parts }: BeginningParts) {
  const { platform, users, legal } = parts;
  const firstHour = createFirstHourService({ ...parts, startingPoints });
  const setupLink = createSetupLinkService({
    platform,
    users,
    auth,
    audit,
    firstPasskey: createFirstPasskey({ core: authCore, settings: parts.settings }),
    begin: firstHour.begin,
    termsOfUseVersion: legal.termsOfUseVersion,
  });
  return { firstHour, setupLink };
}
