import { defineLiveTopic } from '#platform/contract/live-topic.ts';

export const outboxTopic = defineLiveTopic({ name: 'outbox', access: 'admin', isKeyed: false });
