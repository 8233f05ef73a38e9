import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Call, defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { createLoadCache, load, loadedAnswers, loadFresh, reloadAnswersOf } from './load-cache.ts';

const about = { method: 'GET', access: 'public', feature: 'x', summary: 'x' } as const;
const readList = defineEndpoint({
  ...about,
  path: '/api/lists/{guid}',
  params: z.object({ guid: z.string() }),
  output: z.number(),
});
const readMenu = defineEndpoint({ ...about, path: '/api/menu', output: z.number() });
const readUnused = defineEndpoint({ ...about, path: '/api/unused', output: z.number() });
const one = { params: { guid: '1' } };
const two = { params: { guid: '2' } };

let asked = 0;
beforeEach(() => {
  asked = 0;
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});
const call = (async () => {
  asked += 1;
  return asked;
}) as unknown as Call;

test('an answer is asked for once a minute at most, and each question has its own', async () => {
  vi.useFakeTimers();
  const app = { call, loadCache: createLoadCache() };
  expect([await load(app, readList, one), await load(app, readList, two), await load(app, readList, one)]).toEqual([
    1, 2, 1,
  ]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await load(app, readList, one)).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await load(app, readList, one)).toBe(3);
});

test('what the server has loaded is not asked for again', async () => {
  const server = { call, loadCache: createLoadCache() };
  await load(server, readList, one);
  const browser = { call, loadCache: createLoadCache(loadedAnswers(server.loadCache)) };
  expect(await load(browser, readList, one)).toBe(1);
  expect(asked).toBe(1);
});

test('an answer that failed does not travel with the page, and is not asked for twice', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('away')));
  const app = { call: failing as unknown as Call, loadCache: createLoadCache() };
  await expect(load(app, readList, one)).rejects.toThrow('away');
  expect(failing).toHaveBeenCalledOnce();
  expect(Object.keys(loadedAnswers(app.loadCache))).toEqual([]);
});

test('a fresh answer is asked for, and is there for who asks after it', async () => {
  const app = { call, loadCache: createLoadCache() };
  await load(app, readList, one);
  expect([await loadFresh(app, readList, one), await load(app, readList, one)]).toEqual([2, 2]);
});

test('nothing is asked for again because somebody comes back to the window', async () => {
  vi.useFakeTimers();
  const loadCache = createLoadCache();
  loadCache.mount();
  const stop = new QueryObserver(loadCache, { queryKey: ['/api/menu'], queryFn: () => call(readMenu, {}) }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(61_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  stop();
  loadCache.unmount();
});

test('every kept list is asked for again when lists changed, whichever it was, and nothing else', async () => {
  const app = { call, loadCache: createLoadCache() };
  await Promise.all([load(app, readList, one), load(app, readList, two), load(app, readMenu, {})]);
  await reloadAnswersOf(app.loadCache, [readUnused, readList]);
  expect(await load(app, readMenu, {})).toBe(3);
  expect([await load(app, readList, one), await load(app, readList, two)]).toEqual([4, 5]);
});
