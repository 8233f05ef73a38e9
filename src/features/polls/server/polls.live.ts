import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { pollTag, pollVotesTag } from '../contract/polls.tags.ts';
import { pollTopic } from '../contract/polls.topics.ts';
import type { PollsService } from './polls.service.ts';

/** Not for readers of a poll whose result waits for its end: they would know when somebody votes. */
export const pollsLive = (polls: Pick<PollsService, 'mayFollow'>): LiveTopicRule => ({
  topic: pollTopic,
  tagOf: (guid) => [pollVotesTag(guid), pollTag(guid)],
  mayFollow: (viewer, guid) => polls.mayFollow(viewer, guid.toLowerCase()),
});
