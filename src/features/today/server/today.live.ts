import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { todayTopic } from '../contract/today.topics.ts';

/** Whatever any feature says that it depends on. */
export const todayLive = (tags: readonly Tag[]): LiveTopicRule => ({ topic: todayTopic, tagOf: () => tags });
