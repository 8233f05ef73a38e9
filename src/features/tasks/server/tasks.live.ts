import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { longWorkTag } from '../contract/tasks.tags.ts';
import { longWorkTopic } from '../contract/tasks.topics.ts';
import type { LongWorkService } from './long-work.service.ts';

export const longWorkLive = (longWork: Pick<LongWorkService, 'mayRead'>): LiveTopicRule => ({
  topic: longWorkTopic,
  tagOf: longWorkTag,
  mayFollow: (viewer, id) => longWork.mayRead(viewer, id),
});
