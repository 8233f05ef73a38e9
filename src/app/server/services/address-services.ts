import type { AuditService } from '#features/audit/server/audit.service.ts';
import { createItemLinksService } from '#features/list-items/server/item-links.service.ts';
import type { KnownAddresses } from '#features/mail/contract/mail-origin.ts';
import type { MenuParts } from '#features/menus/server/menu-parts.ts';
import { createMenusService } from '#features/menus/server/menus.service.ts';
import type { LinkTargets } from '#features/pages/server/checks/dead-targets.ts';
import { createPageLinksService } from '#features/pages/server/page-links.service.ts';
import { createKeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import { createRedirectsService } from '#features/redirects/server/redirects.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';

interface AddressServicesParts {
  platform: Platform;
  audit: AuditService;
  clock: Clock;
  log: Logger;
  addresses: Pick<KnownAddresses, 'isOwnHost'>;
  targets: LinkTargets;
  whenLeft: MenuParts['whenLeft'];
}

/** What stands at which address: the menu gives pages theirs and leaves redirects, others are made by hand. */
export function createAddressServices({ addresses, targets, whenLeft, ...parts }: AddressServicesParts) {
  const kept = createKeptRedirects({
    ...parts,
    isPage: async (path, language) => (await menus.itemAtPath(path, language)) !== undefined,
  });
  const menus = createMenusService({
    ...parts,
    redirects: kept,
    links: [createPageLinksService(parts), createItemLinksService(parts)],
    whenLeft,
  });
  const list = createRedirectsService({ ...parts, menus, targets, isOwnHost: addresses.isOwnHost });
  return { menus, redirects: { ...kept, ...list } };
}
