import { z } from 'zod';
import { badRequest } from '#platform/contract/calls/errors.ts';
import { topicAddressPattern } from '#platform/contract/calls/live-topic.ts';
import { type Asked, type Route, route } from '#platform/server/http/route.ts';
import type { LiveService } from '#platform/server/live/live.service.ts';
import type { ChannelMessage, LiveChannel } from '#platform/server/live/live-channel.ts';
import { followLive, followLiveSocket } from '../contract/live.endpoints.ts';

const Said = z.object({ follow: z.array(z.string().regex(topicAddressPattern)).min(1).max(20) });

export const liveRoutes: Route<{ live: LiveService }>[] = [
  route(followLive, async ({ viewer, client, services, asked, answer }, { query }) => {
    const channel = await services.live.open({ viewer, client }, query.topics, query.after ?? lastEventId(asked));
    // A proxy that collects an answer, or zips it, would keep each event until there are many.
    answer.header('cache-control', 'no-store, no-transform');
    answer.header('x-accel-buffering', 'no');
    // A server that stops would otherwise wait for the connection to be idle long enough.
    answer.header('connection', 'close');
    return written(channel, eventText);
  }),
  route(followLiveSocket, async ({ viewer, client, services }, { query }) => {
    const channel = await services.live.open({ viewer, client }, query.topics, query.after);
    return {
      messages: written(channel, messageText),
      receive: async (text) => {
        const said = Said.safeParse(parsed(text));
        if (!said.success) throw badRequest('bad-request');
        channel.follow(services.live.followedOf(said.data.follow));
      },
    };
  }),
];

function lastEventId({ headers }: Asked): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
}

/** A comment is passed over by the browser. */
function eventText({ id, kind, ...data }: ChannelMessage): string {
  return kind === 'beat' ? ':\n\n' : `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}

const messageText = (message: ChannelMessage): string => (message.kind === 'beat' ? '' : JSON.stringify(message));

function written(channel: LiveChannel, write: (message: ChannelMessage) => string): AsyncIterableIterator<string> {
  return {
    async next() {
      const { done, value } = await channel.next();
      return done === true ? { done, value: undefined } : { done: false, value: write(value) };
    },
    async return() {
      await channel.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
