import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the id of the item: something was done to what is written of it, or to the item itself. */
export const itemEditingTopic = defineLiveTopic({ name: 'item-editing', access: 'user', isKeyed: true });

/** By the id of the item: someone came, left or is elsewhere. */
export const itemPresenceTopic = defineLiveTopic({ name: 'item-presence', access: 'user', isKeyed: true });
