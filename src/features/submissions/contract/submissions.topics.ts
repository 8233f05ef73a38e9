import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';

/** By the guid of the form: something was sent, or somebody did something about it. */
export const formInboxTopic = defineLiveTopic({ name: 'form-inbox', access: 'user', isKeyed: true });
