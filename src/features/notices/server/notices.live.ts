import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { noticesTag } from '../contract/notices.tags.ts';
import { noticesTopic } from '../contract/notices.topics.ts';

/** Nobody else's: that somebody is told something is theirs alone. */
export const noticesLive: LiveTopicRule = {
  topic: noticesTopic,
  tagOf: noticesTag,
  mayFollow: async (viewer, id) => viewer.kind === 'user' && viewer.id === id && viewer.viewingAs === undefined,
};
