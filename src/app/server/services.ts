import { createAssetsService } from '#features/assets/server/assets.service.ts';
import { createAuthService } from '#features/auth/server/auth.service.ts';
import { createSetupLinkService } from '#features/auth/server/setup-link.service.ts';
import { createMenusService } from '#features/menus/server/menus.service.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import { createPagesService } from '#features/pages/server/pages.service.ts';
import { createProfilesService } from '#features/profiles/server/profiles.service.ts';
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
  assetFolder: string;
}

export type Services = ReturnType<typeof createServices>;

/** How the house hangs together: every service of one platform, each with what it uses and nothing more. */
export function createServices({ platform, blocks, clock, log, authSecret, assetFolder }: ServiceParts) {
  const settings = createSettingsService({ platform });
  const menus = createMenusService({ platform });
  const search = createSearchService({ platform, menus });
  const pages = createPagesService({ platform, menus, search, blocks, clock });
  const users = createUsersService({ platform });
  const auth = createAuthService({ platform, secret: authSecret, log, clock });
  const setupLink = createSetupLinkService({ platform, users, auth });
  const profiles = createProfilesService({ platform });
  const assets = createAssetsService({ platform, folder: assetFolder, log });
  const cacheToken = createCacheTokenService({ platform });
  return { settings, menus, search, pages, users, auth, setupLink, profiles, assets, cacheToken };
}
