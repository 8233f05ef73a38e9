import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTag, type Tag } from '#platform/contract/calls/cache-tag.ts';
import type { LiveEnd } from '#platform/contract/calls/live-topic.ts';
import { everyTag } from '../cache/cache-bus.ts';
import type { LiveChannelOptions } from './live-channel.ts';
import { LiveHub, mostChannels } from './live-hub.ts';

const outbox = cacheTag('outbox');
const jobs = cacheTag('jobs');
const rightsTag = cacheTag('rights');
const followed = [
  { address: 'outbox', tags: [outbox, cacheTag('mail-server')] },
  { address: 'failed-jobs', tags: [jobs] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asking {
  personId?: string;
  platformId?: string;
  missed?: 'unknown' | Tag[];
  refusal?: (addresses: readonly string[]) => Promise<LiveEnd | undefined>;
  newsOf?: LiveChannelOptions['newsOf'];
}

const open = (hub: LiveHub, { personId = 'a', platformId = 'p', ...rest }: Asking = {}) =>
  hub.open({
    platformId,
    personId,
    followed,
    rightsTag,
    refusal: async () => undefined,
    newsOf: async () => undefined,
    ...rest,
  });

type Channel = ReturnType<typeof open>;

/** The next message and how many milliseconds it was waited for. */
async function nextOf(channel: Channel) {
  const start = performance.now();
  let waited: number | undefined;
  const next = channel.next().then((result) => {
    waited = performance.now() - start;
    return result;
  });
  await vi.advanceTimersByTimeAsync(0);
  for (let turn = 0; waited === undefined && turn < 3; turn += 1) await vi.advanceTimersToNextTimerAsync();
  if (waited === undefined) throw new Error('no message');
  const { done = false, value: message } = await next;
  return { waited, done, message };
}

/** A channel of which the first message, that it is ready, has been read. */
async function ready(hub: LiveHub, asking: Asking = {}): Promise<Channel> {
  const channel = open(hub, asking);
  expect(await nextOf(channel)).toMatchObject({ waited: 0, done: false, message: { kind: 'ready' } });
  return channel;
}

describe('how many channels there are at most', () => {
  it('for each person, whichever way they listen', async () => {
    const hub = new LiveHub();
    const own = Array.from({ length: mostChannels.perPerson }, () => open(hub));
    expect(() => open(hub)).toThrow(expect.objectContaining({ status: 429, headers: { 'retry-after': '30' } }));
    open(hub, { personId: 'b' });
    await own[0]?.return();
    open(hub);
    expect(hub.size).toBe(mostChannels.perPerson + 1);
  });

  it('in one process', async () => {
    const hub = new LiveHub();
    const first = open(hub, { personId: 'first' });
    for (let count = 1; count < mostChannels.inAll; count += 1) open(hub, { personId: `${count}` });
    expect(() => open(hub, { personId: 'last' })).toThrow(expect.objectContaining({ status: 429 }));
    await first.return();
    open(hub, { personId: 'last' });
    expect(hub.size).toBe(mostChannels.inAll);
  });

  it('none once the process stops, and those that are there are told to go', async () => {
    const hub = new LiveHub();
    const channel = await ready(hub);
    hub.close();
    expect(() => open(hub)).toThrow(expect.objectContaining({ status: 503 }));
    hub.changed('p', [outbox]);
    const end = { kind: 'end', reason: 'stopping' };
    expect(await nextOf(channel)).toMatchObject({ waited: 0, done: false, message: end });
    expect((await nextOf(channel)).done).toBe(true);
    expect(hub.size).toBe(0);
  });
});

describe('what is remembered for a channel that comes back', () => {
  it('a thousand changes at most', () => {
    const hub = new LiveHub();
    const early = hub.lastId;
    for (let count = 0; count < 1000; count += 1) hub.changed('p', [outbox]);
    expect(hub.since('p', early)).toHaveLength(1000);
    hub.changed('p', [jobs]);
    expect(hub.since('p', early)).toBeUndefined();
  });

  it('half of them after that, from the first that is left', () => {
    const hub = new LiveHub();
    for (let count = 0; count < 501; count += 1) hub.changed('p', [outbox]);
    const beforeOldest = hub.lastId;
    for (let count = 0; count < 500; count += 1) hub.changed('p', [outbox]);
    expect(hub.since('p', beforeOldest)).toHaveLength(500);
  });

  it('what came after the message, of the same platform', () => {
    const hub = new LiveHub();
    expect(hub.since('p', hub.lastId)).toEqual([]);
    hub.changed('p', [outbox]);
    const last = hub.lastId;
    hub.changed('elsewhere', [outbox]);
    hub.changed('p', [jobs, rightsTag]);
    expect(hub.since('p', last)).toEqual([jobs, rightsTag]);
  });

  it.each([
    ['another process', () => 'elders-0'],
    ['a message that was never sent', (id: string) => id.replace(/\d+$/, '2')],
    ['a number that is none', (id: string) => id.replace(/\d+$/, '0.5')],
  ])('nothing of %s', (_, change) => {
    const hub = new LiveHub();
    hub.changed('p', [outbox]);
    expect(hub.since('p', change(hub.lastId))).toBeUndefined();
  });

  it('nothing when anything may have changed', () => {
    const hub = new LiveHub();
    const early = hub.lastId;
    hub.changed('p', [everyTag]);
    expect(hub.since('p', early)).toBeUndefined();
  });
});

describe('a reader who is slow', () => {
  it('is told once of each topic, however often it changed', async () => {
    const hub = new LiveHub();
    const channel = await ready(hub);
    for (let count = 0; count < 100; count += 1) hub.changed('p', [outbox, jobs]);
    expect((await nextOf(channel)).message).toMatchObject({ kind: 'changed', topics: ['outbox', 'failed-jobs'] });
    expect(await nextOf(channel)).toMatchObject({ message: { kind: 'beat' } });
  });

  it('is told once to load again, and then not of each change before it', async () => {
    const hub = new LiveHub();
    const channel = await ready(hub, { missed: 'unknown' });
    hub.changed('p', [outbox]);
    expect((await nextOf(channel)).message).toMatchObject({ kind: 'missed' });
    expect(await nextOf(channel)).toMatchObject({ message: { kind: 'beat' } });
  });
});

describe('how often a channel speaks', () => {
  it('at once of the first change, and of the next a quarter of a second later', async () => {
    const hub = new LiveHub();
    const channel = await ready(hub);
    hub.changed('p', [outbox]);
    expect(await nextOf(channel)).toMatchObject({ waited: 0, message: { topics: ['outbox'] } });
    hub.changed('p', [outbox]);
    expect(await nextOf(channel)).toMatchObject({ waited: 250, message: { topics: ['outbox'] } });
  });

  it('every twenty seconds when nothing happens, nor on another platform', async () => {
    const hub = new LiveHub();
    const channel = await ready(hub);
    hub.changed('elsewhere', [outbox]);
    expect(await nextOf(channel)).toMatchObject({ waited: 20_000, message: { kind: 'beat', id: hub.lastId } });
  });

  it('at once when rights changed or anything may have, and asks again whether they may listen', async () => {
    const hub = new LiveHub();
    let answer: LiveEnd | undefined;
    const channel = await ready(hub, { refusal: async () => answer });
    hub.changed('p', [rightsTag]);
    expect(await nextOf(channel)).toMatchObject({ waited: 0, message: { kind: 'beat' } });
    hub.changed('p', [everyTag]);
    expect(await nextOf(channel)).toMatchObject({ waited: 0, message: { kind: 'missed' } });
    answer = 'not-allowed';
    hub.changed('p', [outbox, rightsTag]);
    expect(await nextOf(channel)).toMatchObject({ waited: 0, message: { kind: 'end', reason: 'not-allowed' } });
  });

  it('ends when it cannot be known whether they may listen', async () => {
    const refusal = () => Promise.reject(new Error('no database'));
    const channel = open(new LiveHub(), { refusal });
    expect((await nextOf(channel)).message).toMatchObject({ kind: 'end', reason: 'stopping' });
  });
});

describe('what a channel follows', () => {
  it('is told of what changed before it came back', async () => {
    const channel = await ready(new LiveHub(), { missed: [outbox] });
    expect((await nextOf(channel)).message).toMatchObject({ kind: 'changed', topics: ['outbox'] });
  });

  it('can be something else from now on, which is asked for anew', async () => {
    const asked: (readonly string[])[] = [];
    const refusal = async (addresses: readonly string[]) => {
      asked.push(addresses);
      return undefined;
    };
    const hub = new LiveHub();
    const channel = await ready(hub, { refusal });
    hub.changed('p', [outbox]);
    channel.follow([{ address: 'long-work:1', tags: [cacheTag('work')] }]);
    expect(await nextOf(channel)).toMatchObject({ waited: 0, message: { kind: 'ready' } });
    hub.changed('p', [outbox, jobs]);
    expect((await nextOf(channel)).message).toMatchObject({ kind: 'beat' });
    expect(asked).toEqual([['outbox', 'failed-jobs'], ['long-work:1'], ['long-work:1']]);
  });
});

describe('what is told along', () => {
  /** Tells numbers of the outbox: one more at each change. */
  function numbered() {
    const asked: (number | undefined)[] = [];
    let last = 4;
    const newsOf: LiveChannelOptions['newsOf'] = async (address, after) => {
      if (address !== 'outbox') return undefined;
      asked.push(after);
      last += 1;
      return after === undefined ? { upTo: last } : { upTo: last, told: { after, last } };
    };
    return { asked, newsOf };
  }

  it('is what is new since the message before, for the topics that have it', async () => {
    const hub = new LiveHub();
    const { asked, newsOf } = numbered();
    const channel = await ready(hub, { newsOf });
    const change = async () => {
      hub.changed('p', [outbox, jobs]);
      return (await nextOf(channel)).message;
    };
    const topics = ['outbox', 'failed-jobs'];
    expect(await change()).toEqual({ kind: 'changed', topics, id: hub.lastId });
    expect(await change()).toEqual({
      kind: 'changed',
      topics,
      news: { outbox: { after: 5, last: 6 } },
      id: hub.lastId,
    });
    expect(asked).toEqual([undefined, 5]);
  });

  it('begins anew when something else is followed, or when it could not be told', async () => {
    const hub = new LiveHub();
    const { asked, newsOf } = numbered();
    let isAway = false;
    const channel = await ready(hub, {
      newsOf: (address, after) => (isAway ? Promise.reject(new Error('away')) : newsOf(address, after)),
    });
    const change = async () => {
      hub.changed('p', [outbox]);
      return (await nextOf(channel)).message;
    };
    await change();
    isAway = true;
    expect(await change()).toEqual({ kind: 'changed', topics: ['outbox'], id: hub.lastId });
    isAway = false;
    await change();
    channel.follow(followed);
    await nextOf(channel);
    await change();
    expect(asked).toEqual([undefined, undefined, undefined]);
  });
});

it('a channel that is given up while it is asked whether they may listen ends without a word', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const channel = open(new LiveHub(), { refusal: () => promise });
  const waiting = nextOf(channel);
  await channel.return();
  resolve(undefined);
  expect(await waiting).toMatchObject({ done: true });
});

it('a channel that is given up while it waits ends without a word', async () => {
  const hub = new LiveHub();
  const channel = await ready(hub);
  const waiting = nextOf(channel);
  await channel.return();
  expect(await waiting).toMatchObject({ waited: 0, done: true });
  expect((await nextOf(channel)).done).toBe(true);
  expect([hub.size, vi.getTimerCount()]).toEqual([0, 0]);
});
