import type { LiveTopicRule } from '#platform/server/live/live.service.ts';
import { failedJobsTag } from '../contract/jobs.tags.ts';
import { failedJobsTopic } from '../contract/jobs.topics.ts';

export const failedJobsLive: LiveTopicRule = { topic: failedJobsTopic, tagOf: () => failedJobsTag };
