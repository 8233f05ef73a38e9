import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { hookLogTag } from '../contract/form-hooks.tags.ts';
import { formHooksTopic } from '../contract/form-hooks.topics.ts';

export const formHooksLive: LiveTopicRule = { topic: formHooksTopic, tagOf: hookLogTag };
