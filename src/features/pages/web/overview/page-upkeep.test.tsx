import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { PageUpkeep } from './page-upkeep.tsx';

const runTask = (async ({ run }: { run(): Promise<unknown> }) => ({
  state: 'done',
  value: await run(),
})) as unknown as RunTask;

/** Shows it for a page of this upkeep, and answers with what is sent to change it. */
function show(upkeep: object): unknown[] {
  const sent: unknown[] = [];
  const call = (async (endpoint: { path: string }, { body }: { body?: object }) => {
    if (endpoint.path === '/api/pages/{id}/upkeep') return upkeep;
    sent.push(body);
    return { changed: [], refused: [] };
  }) as unknown as Call;
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <RunTaskContext value={runTask}>
          <PageUpkeep guid="een-pagina" />
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>,
  );
  return sent;
}

test.each([
  [{ owner: null, reviewOn: '2027-03-01' }, ['Geen eigenaar', '1 maart 2027']],
  [{ owner: { id: 'joris', name: 'Joris Bakker' }, reviewOn: null }, ['Joris Bakker', 'Geen datum']],
])('who looks after a page and when is told: %j', async (upkeep, [owner = '', review = '']) => {
  show(upkeep);
  expect(await screen.findByText(owner)).toBeTruthy();
  expect(screen.getByText(review)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Eigenaar wijzigen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nakijkdatum wijzigen' })).toBeTruthy();
});

test('when a page is looked over is changed at once', async () => {
  const sent = show({ owner: null, reviewOn: '2027-03-01' });
  fireEvent.click(await screen.findByRole('button', { name: 'Nakijkdatum wijzigen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Geen datum' })));
  expect(sent).toEqual([{ action: 'review', pages: [{ guid: 'een-pagina', reviewOn: null }] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
