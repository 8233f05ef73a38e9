import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

export const newslettersTopic = defineLiveTopic({ name: 'newsletters', access: 'admin', isKeyed: false });
