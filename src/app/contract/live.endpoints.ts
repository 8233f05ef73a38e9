import { z } from 'zod';
import { socket, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { topicAddressPattern } from '#platform/contract/calls/live-topic.ts';

const feature = 'live';
/** A browser opens one for all that it shows, and another when that changes. */
const callsPerMinute = 60;

const topic = z.string().regex(topicAddressPattern);
const query = z.object({
  topics: z
    .string()
    .max(2000)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(topic).min(1).max(20))
    .describe('What is followed, with commas between: `failed-jobs,long-work:{id}`'),
  after: z.string().max(40).optional().describe('The id of the last message that was read, as Last-Event-ID is'),
});

export const followLive = defineEndpoint({
  method: 'GET',
  path: '/api/live',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary:
    'Tells that something changed, and of a page that is being edited also what, as server-sent events: ready, changed, missed and end',
  query,
  output: stream('text/event-stream'),
  callsPerMinute,
});

export const followLiveSocket = defineEndpoint({
  method: 'GET',
  path: '/api/live/socket',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The same over a WebSocket, where what is followed can be changed: {"follow": ["outbox"]}',
  query,
  output: socket(),
  callsPerMinute,
});
