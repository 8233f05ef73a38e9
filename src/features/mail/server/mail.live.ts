import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { outboxTag } from '../contract/mail.tags.ts';
import { outboxTopic } from '../contract/mail.topics.ts';

export const outboxLive: LiveTopicRule = { topic: outboxTopic, tagOf: () => outboxTag };
