import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import { createManagedPollsService } from '#features/polls/server/managed-polls.service.ts';
import { createPollsService } from '#features/polls/server/polls.service.ts';
import { createPostedVotesService } from '#features/polls/server/posted-votes.service.ts';
import { createVoteTelling } from '#features/polls/server/vote-telling.ts';
import { createWaitingVotesService } from '#features/polls/server/waiting-votes.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface PollParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  audit: AuditService;
  blocks: PlacedBlocksService;
  members: MembersService;
  proofs: ContributionProofsService;
}

/** Polls: voting with and without an account, and for who manages them. */
export function createPollServices(parts: PollParts) {
  const telling = createVoteTelling(parts);
  const waitingVotes = createWaitingVotesService({ ...parts, telling });
  const polls = createPollsService({ ...parts, waitingVotes, telling });
  return {
    polls,
    waitingVotes,
    postedVotes: createPostedVotesService({ ...parts, polls }),
    managedPolls: createManagedPollsService(parts),
  };
}
