import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { ForgetKeptContext } from '#platform/web/api/forget-answers.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { useItemTasks } from './use-item-tasks.ts';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const item = { guid, shortId: 'weekmarkt1' };
const list = '/api/listitem/list/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77?itemCount=10';
const lists = '/api/listitem/lists?5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77=x';
const own = `/api/listitem/${guid}`;
const other = '/api/platformsettingvalues';

const runTask: RunTask = async (request) => ({ state: 'done', value: await request.run() });

function start(forgotten: string[] = []) {
  const cache = createLoadCache({
    [list]: [],
    [lists]: {},
    [own]: {},
    '/api/listitem/short/weekmarkt1': {},
    [other]: [],
  });
  const call = (async () => ({ version: 2 })) as unknown as Call;
  const { result } = renderHook(() => useItemTasks(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={cache}>
        <CallContext value={call}>
          <ForgetKeptContext value={async (addresses) => void forgotten.push(...addresses)}>
            <RunTaskContext value={runTask}>{children}</RunTaskContext>
          </ForgetKeptContext>
        </CallContext>
      </QueryClientProvider>
    ),
  });
  const stale = () =>
    cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey: [address] }) => address);
  return { tasks: result.current, cache, stale };
}

test('a list that was loaded is asked for again after a change, and nothing else is (§4)', async () => {
  const { tasks, stale } = start();
  await tasks.change(guid, { title: 'Anders' }, { title: 'Weekmarkt' });
  expect(stale()).toEqual([list, lists, own, '/api/listitem/short/weekmarkt1']);
});

test('what stands on the screen is forgotten by the server too (§7)', async () => {
  const forgotten: string[] = [];
  const { tasks, cache } = start(forgotten);
  cache.setQueryDefaults([list], { queryFn: () => [] });
  const leave = new QueryObserver(cache, { queryKey: [list] }).subscribe(() => undefined);
  await tasks.change(guid, { title: 'Anders' }, { title: 'Weekmarkt' });
  leave();
  expect(forgotten).toEqual([list]);
});

test('a list that stands on the screen is fetched at once; what is gone is not', async () => {
  const { tasks, cache, stale } = start();
  const fetched: unknown[] = [];
  for (const address of [list, own]) {
    cache.setQueryDefaults([address], {
      queryFn: ({ queryKey }) => {
        fetched.push(queryKey[0]);
        return [];
      },
    });
  }
  const shown = [list, own].map((address) =>
    new QueryObserver(cache, { queryKey: [address] }).subscribe(() => undefined),
  );
  await tasks.remove(item);
  for (const leave of shown) leave();
  expect(fetched).toEqual([list]);
  expect(stale()).toContain(own);
});
