import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { settingsTag } from '../contract/settings.tags.ts';
import { settingsTopic } from '../contract/settings.topics.ts';

export const settingsLive: LiveTopicRule = { topic: settingsTopic, tagOf: () => settingsTag };
