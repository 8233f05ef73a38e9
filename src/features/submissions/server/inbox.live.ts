import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { formInboxTag } from '../contract/submissions.tags.ts';
import { formInboxTopic } from '../contract/submissions.topics.ts';
import type { InboxService } from './handling/inbox.service.ts';

export const formInboxLive = (inbox: Pick<InboxService, 'mayFollow'>): LiveTopicRule => ({
  topic: formInboxTopic,
  tagOf: formInboxTag,
  mayFollow: (viewer, id) => inbox.mayFollow(viewer, id),
});
