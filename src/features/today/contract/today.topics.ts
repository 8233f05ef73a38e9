import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** Something may need attention, or no longer; of what, only the answer tells, to who may know. */
export const todayTopic = defineLiveTopic({ name: 'today', access: 'user', isKeyed: false });
