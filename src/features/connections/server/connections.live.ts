import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { connectionsTag } from '../contract/connections.tags.ts';
import { connectionsTopic } from '../contract/connections.topics.ts';

export const connectionsLive: LiveTopicRule = { topic: connectionsTopic, tagOf: () => connectionsTag };
