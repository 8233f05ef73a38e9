import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the id of whose they are. */
export const noticesTopic = defineLiveTopic({ name: 'notices', access: 'user', isKeyed: true });
