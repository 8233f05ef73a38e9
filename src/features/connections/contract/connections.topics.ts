import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** A connection was written or removed. */
export const connectionsTopic = defineLiveTopic({ name: 'connections', access: 'admin', isKeyed: false });
