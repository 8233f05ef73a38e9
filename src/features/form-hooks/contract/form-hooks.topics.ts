import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the guid of the form: something was sent by one of its webhooks, or somebody changed one. */
export const formHooksTopic = defineLiveTopic({ name: 'form-hooks', access: 'admin', isKeyed: true });
