import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the guid of the poll. */
export const pollTopic = defineLiveTopic({ name: 'poll', access: 'user', isKeyed: true });
