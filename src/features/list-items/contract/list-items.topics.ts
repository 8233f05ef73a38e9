import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/**
 * By the guid of a list block: an item of it came, went or is another. It is for whoever has an account and knows that
 * guid, because it says no more than that; what is in the list is asked for by who asks, with their rights.
 */
export const listTopic = defineLiveTopic({ name: 'list', access: 'user', isKeyed: true });
