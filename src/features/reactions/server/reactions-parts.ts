import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { ReactionRights } from './reaction-rights.ts';
import type { ThreadTargets } from './thread-targets.ts';

/** What every part of reactions works with. */
export interface ReactionsParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  audit: Pick<AuditService, 'record'>;
  members: Pick<MembersService, 'named'>;
  proofs: Pick<ContributionProofsService, 'ask' | 'isUnderWay'>;
  /** Readers see it from now on, in this transaction: whom it concerns is told. Saying it twice tells nobody twice. */
  tellShown(trx: PlatformTransaction, guid: string): Promise<void>;
  targets: ThreadTargets;
  rights: ReactionRights;
}
