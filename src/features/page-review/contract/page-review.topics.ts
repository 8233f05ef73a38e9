import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the id of the page or the item: it was asked for, answered, or something was said about it. */
export const pageReviewTopic = defineLiveTopic({ name: 'page-review', access: 'user', isKeyed: true });
