import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

export const failedJobsTopic = defineLiveTopic({ name: 'failed-jobs', access: 'admin', isKeyed: false });
