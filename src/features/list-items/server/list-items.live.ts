import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { listTag } from '../contract/list-items.tags.ts';
import { listTopic } from '../contract/list-items.topics.ts';

export const listLive: LiveTopicRule = { topic: listTopic, tagOf: (guid) => listTag(guid.toLowerCase()) };
