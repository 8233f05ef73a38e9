import type { ActivityKindService } from '#features/activity/server/activity-kind.service.ts';
import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { newestFirst, olderThan } from '#platform/server/database/older-than.ts';
import type { Platform } from '#platform/server/platform.ts';
import { takePollVoteBack } from '../contract/polls.endpoints.ts';
import { createPollReading, stateOf } from './poll-reading.ts';
import { findPoll } from './polls.repository.ts';

interface ActivityParts {
  platform: Platform;
  clock: Clock;
  blocks: Pick<PlacedBlocksService, 'seen'>;
}

/** Votes with a name. Of a secret vote nobody knows whose it is, and so neither does its voter’s account. */
export function createPollActivity({ platform, clock, blocks }: ActivityParts): ActivityKindService {
  const reading = createPollReading({ blocks });
  return {
    kind: 'poll',
    async list(viewer, userId, { language, before, limit }) {
      const rows = await platform.db
        .selectFrom('poll_ballot')
        .select(['poll_guid as guid', 'voted_at as at'])
        .where('user_id', '=', userId)
        .where('voted_at', 'is not', null)
        .$narrowType<{ at: Date }>()
        .where(olderThan('voted_at', 'poll_guid', before))
        .orderBy('voted_at', 'desc')
        .orderBy(newestFirst('poll_guid'))
        .limit(limit)
        .execute();
      return Promise.all(
        rows.map(async ({ guid, at }) => {
          const poll = await reading.find(viewer, guid);
          const question = poll && pickLanguage(poll.options.question, language, defaultLanguage)?.value;
          const isOpen = poll !== undefined && stateOf(poll, await findPoll(platform.db, guid), clock.now()) === 'open';
          return {
            id: guid,
            at: at.toISOString(),
            title: question ?? null,
            path: (await poll?.stand(viewer, language))?.path ?? null,
            state: 'public' as const,
            removal: isOpen ? { call: attentionCall(takePollVoteBack, { params: { guid } }) } : null,
          };
        }),
      );
    },
  };
}
