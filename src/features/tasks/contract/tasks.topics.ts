import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the id of the work. */
export const longWorkTopic = defineLiveTopic({ name: 'long-work', access: 'user', isKeyed: true });
