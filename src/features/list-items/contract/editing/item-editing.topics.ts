import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the id of the item: something was done to what is written of it, or to the item itself. */
export const itemEditingTopic = defineLiveTopic({ name: 'item-editing', access: 'user', isKeyed: true });
