import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { newslettersTag } from '../contract/newsletters.tags.ts';
import { newslettersTopic } from '../contract/newsletters.topics.ts';

export const newslettersLive: LiveTopicRule = { topic: newslettersTopic, tagOf: () => newslettersTag };
