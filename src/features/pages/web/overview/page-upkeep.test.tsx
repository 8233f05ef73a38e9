import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
// Fetched before it is asked for: the test is about what it asks, not about when it comes.
import './change-dialogs.tsx';
import { PageUpkeep } from './page-upkeep.tsx';

const sent: unknown[] = [];
const call = (async (endpoint: { path: string }, { body }: { body?: object }) => {
  if (endpoint.path === '/api/pages/{id}/upkeep') return { owner: null, reviewOn: '2027-03-01' };
  sent.push(body);
  return { changed: [], refused: [] };
}) as unknown as Call;
const runTask = (async ({ run }: { run(): Promise<unknown> }) => ({
  state: 'done',
  value: await run(),
})) as unknown as RunTask;

test('who looks after a page and when is told, and changed at once', async () => {
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <RunTaskContext value={runTask}>
          <PageUpkeep guid="een-pagina" />
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Geen eigenaar')).toBeTruthy();
  expect(screen.getByText('1 maart 2027')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Nakijkdatum wijzigen' })));
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Geen datum' })));
  expect(sent).toEqual([{ action: 'review', pages: [{ guid: 'een-pagina', reviewOn: null }] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
