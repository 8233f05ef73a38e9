import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** Some setting was changed. */
export const settingsTopic = defineLiveTopic({ name: 'settings', access: 'admin', isKeyed: false });
