import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the id of the page: something was done to its working copy. */
export const pageEditingTopic = defineLiveTopic({ name: 'page-editing', access: 'user', isKeyed: true });

/** By the id of the page: someone came to edit it, left it, or is elsewhere in it. */
export const pagePresenceTopic = defineLiveTopic({ name: 'page-presence', access: 'user', isKeyed: true });

/** By the id of the page or the item: someone said of something that was found that it is meant so, or no longer. */
export const findingsTopic = defineLiveTopic({ name: 'findings', access: 'user', isKeyed: true });
