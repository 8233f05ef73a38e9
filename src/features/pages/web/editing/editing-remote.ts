import type { Call, InputOf, OutputOf } from '#platform/contract/calls/endpoint.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { listOperations, sendOperations } from '../../contract/operations/page-operations.endpoints.ts';
import { pageEditingTopic } from '../../contract/pages.topics.ts';

/** The server as an editing session knows it, whatever it is that is edited. */
export interface EditingRemote {
  send(body: InputOf<typeof sendOperations>['body']): Promise<OutputOf<typeof sendOperations>>;
  list(query: InputOf<typeof listOperations>['query']): Promise<OutputOf<typeof listOperations>>;
  /** What is followed to hear that there is something new. */
  topic: string;
}

export const pageRemote = (call: Call, id: string): EditingRemote => ({
  send: (body) => call(sendOperations, { params: { id }, body }),
  list: (query) => call(listOperations, { params: { id }, query }),
  topic: topicAddress(pageEditingTopic, id),
});
