import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Call, defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { defineLiveTopic } from '#platform/contract/calls/live-topic.ts';
import { CallContext } from '../api/call-context.ts';
import { createLoadCache, useLoaded } from '../api/load-cache.ts';
import { hiddenMilliseconds, liveClient, pollMilliseconds } from './live-client.ts';
import { TestEventSource } from './testing/test-event-source.ts';
import { useLive } from './use-live.ts';

const topic = defineLiveTopic({ name: 'outbox', access: 'admin', isKeyed: false });
const readCount = defineEndpoint({
  method: 'GET',
  path: '/api/count',
  access: 'admin',
  feature: 'x',
  summary: 'x',
  output: z.number(),
});
const shown = [readCount];
let asked = 0;

beforeEach(() => {
  asked = 0;
  TestEventSource.opened = [];
  vi.stubGlobal('EventSource', TestEventSource);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setHidden(false);
});

function Screen() {
  const count = useLoaded(readCount, {});
  useLive(topic, shown);
  return <input aria-label="Zoeken" defaultValue={`asked ${count}`} key="search" data-count={count} />;
}

async function show() {
  const call = (async () => {
    asked += 1;
    return asked;
  }) as unknown as Call;
  const page = render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      </CallContext>
    </QueryClientProvider>,
  );
  await pass(0);
  await pass(0);
  return page;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const latest = () => TestEventSource.opened.at(-1) as TestEventSource;
const say = (...message: Parameters<TestEventSource['say']>) =>
  act(async () => {
    latest().say(...message);
    await vi.advanceTimersByTimeAsync(0);
  });

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('loads again what is on the screen when the server says so, and leaves focus where it is', async () => {
  const { unmount } = await show();
  expect(latest().url).toBe('/api/live?topics=outbox');
  await say('ready', 'a-1');
  expect(asked).toBe(2);
  screen.getByLabelText('Zoeken').focus();
  await say('changed', 'a-2', { topics: ['outbox'] });
  expect([asked, screen.getByLabelText('Zoeken').dataset.count]).toEqual([3, '3']);
  expect(document.activeElement).toBe(screen.getByLabelText('Zoeken'));
  await pass(pollMilliseconds * 3);
  expect(asked).toBe(3);
  unmount();
  expect(latest().isClosed).toBe(true);
});

it('asks by itself while the channel is away, and goes on from the last message', async () => {
  const { unmount } = await show();
  await say('ready', 'a-1');
  await act(async () => latest().dispatchEvent(new Event('error')));
  expect(latest().isClosed).toBe(true);
  await pass(1000);
  expect(TestEventSource.opened).toHaveLength(2);
  expect(latest().url).toBe('/api/live?topics=outbox&after=a-1');
  await pass(pollMilliseconds);
  expect(asked).toBe(3);
  await say('ready', 'a-9');
  expect(asked).toBe(3);
  await say('missed', 'a-9');
  expect(asked).toBe(4);
  unmount();
});

it('hands on what is new where the server tells it along, and nothing where it does not', async () => {
  const heard: unknown[] = [];
  const stop = liveClient.follow('page-editing:1', (news) => heard.push(news));
  await pass(0);
  await say('ready', 'a-1');
  await say('changed', 'a-2', { topics: ['page-editing:1', 'outbox'], news: { 'page-editing:1': { after: 4 } } });
  await say('changed', 'a-3', { topics: ['page-editing:1'] });
  await say('changed', 'a-4', { topics: ['outbox'], news: { outbox: {} } });
  expect(heard).toEqual([undefined, { after: 4 }, undefined]);
  stop();
});

it('does not come back to a server that says no', async () => {
  const { unmount } = await show();
  await say('ready', 'a-1');
  await say('end', 'a-2', { reason: 'not-allowed' });
  await pass(10 * 60_000);
  expect(TestEventSource.opened).toHaveLength(1);
  unmount();
});

it('gives the connection back when nobody has looked for a while', async () => {
  const { unmount } = await show();
  await say('ready', 'a-1');
  setHidden(true);
  await pass(hiddenMilliseconds - 1);
  expect(latest().isClosed).toBe(false);
  await pass(1);
  expect(latest().isClosed).toBe(true);
  const before = asked;
  await pass(pollMilliseconds * 5);
  expect(asked).toBe(before);
  setHidden(false);
  await pass(0);
  expect(TestEventSource.opened).toHaveLength(2);
  unmount();
});
