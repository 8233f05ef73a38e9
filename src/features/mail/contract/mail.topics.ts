import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

export const outboxTopic = defineLiveTopic({ name: 'outbox', access: 'admin', isKeyed: false });
