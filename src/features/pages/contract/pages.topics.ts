import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the id of the page: something was done to its working copy. */
export const pageEditingTopic = defineLiveTopic({ name: 'page-editing', access: 'user', isKeyed: true });
