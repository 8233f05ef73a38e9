import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { KeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { LinkCounts } from '#platform/server/database/links-in.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { LeftPlace } from '../contract/left-places.ts';

/** What menus need of the others. */
export interface MenuParts {
  platform: Platform;
  audit: Pick<AuditService, 'record'>;
  redirects: Pick<KeptRedirects, 'keepLeft' | 'dropTaken' | 'forgetLeft' | 'exactlyAt'>;
  /** The links in texts of the site, by where they lead: each asks those who keep such texts. */
  links: readonly (() => Promise<LinkCounts>)[];
  /** In the transaction of who changes the menu: where pages stand may decide what is asked before they are published. */
  whenLeft(trx: PlatformTransaction, by: Actor, places: readonly LeftPlace[]): Promise<void>;
}
