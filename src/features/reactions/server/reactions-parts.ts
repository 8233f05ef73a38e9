import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MentionsService } from './mentions/mentions.service.ts';
import type { ReactionPicturesService } from './pictures/reaction-pictures.service.ts';
import type { ReactionRights } from './reaction-rights.ts';
import type { ReactionSettling } from './reaction-settling.ts';
import type { ThreadTargets } from './thread-targets.ts';

/** What every part of reactions works with. */
export interface ReactionsParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  audit: Pick<AuditService, 'record'>;
  members: Pick<MembersService, 'named' | 'suggested'>;
  proofs: Pick<ContributionProofsService, 'ask' | 'isUnderWay'>;
  items: Pick<ListItemsService, 'talked' | 'meta'>;
  targets: ThreadTargets;
  rights: ReactionRights;
  settling: ReactionSettling;
  mentions: MentionsService;
  pictures: ReactionPicturesService;
}
