import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { UpkeepPanel } from './upkeep-panel.tsx';

const runTask = (({ run }: { run(): Promise<unknown> }) =>
  run().then(
    (value) => ({ state: 'done', value }),
    (error: unknown) => ({ state: 'failed', error, code: 'x' }),
  )) as unknown as RunTask;

/** Shows it for an item of this upkeep, and answers with what is sent to change it. */
function show(upkeep: object, refused?: CallError): unknown[] {
  const sent: unknown[] = [];
  const call = (async (endpoint: { method: string; path: string }, { body }: { body?: object }) => {
    if (endpoint.method === 'GET') return endpoint.path.startsWith('/api/upkeep') ? upkeep : [];
    sent.push([endpoint.method, endpoint.path, body]);
    if (refused !== undefined) throw refused;
    return upkeep;
  }) as unknown as Call;
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <RunTaskContext value={runTask}>
          <UpkeepPanel kind="item" guid="een-item" />
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>,
  );
  return sent;
}

const joris = { id: 'joris', name: 'Joris Bakker' };

test('who looks after something, who does when they cannot, and when, is told', async () => {
  show({ owner: joris, deputy: null, reviewOn: '2027-03-01' });
  expect(await screen.findByText('Joris Bakker')).toBeTruthy();
  expect(screen.getByText('Niemand')).toBeTruthy();
  expect(screen.getByText('1 maart 2027')).toBeTruthy();
});

test('that it is still right is one press', async () => {
  const sent = show({ owner: null, deputy: null, reviewOn: null });
  const right = await screen.findByRole('button', { name: 'Klopt nog' });
  await act(async () => fireEvent.click(right));
  expect(sent).toEqual([['POST', '/api/upkeep/{kind}/{guid}/right', undefined]]);
});

test('an emptied field is nobody, and the rest stays as it was', async () => {
  const sent = show({ owner: joris, deputy: joris, reviewOn: '2027-03-01' });
  fireEvent.click(await screen.findByRole('button', { name: 'Wijzigen' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox', { name: 'Vervanger' }), { target: { value: '' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Opslaan' })));
  expect(sent).toEqual([
    ['PUT', '/api/upkeep/{kind}/{guid}', { ownerId: 'joris', deputyId: null, reviewOn: '2027-03-01' }],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The dialog of something that Joris looks after. */
async function opened(refused?: CallError): Promise<{ sent: unknown[]; dialog: ReturnType<typeof within> }> {
  const sent = show({ owner: joris, deputy: null, reviewOn: null }, refused);
  fireEvent.click(await screen.findByRole('button', { name: 'Wijzigen' }));
  return { sent, dialog: within(await screen.findByRole('dialog')) };
}
const save = (dialog: ReturnType<typeof within>) =>
  act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Opslaan' })));

test('a name that was typed and not picked is not saved as who stood there before', async () => {
  const { sent, dialog } = await opened();
  const owner = dialog.getByRole('combobox', { name: 'Eigenaar' }) as HTMLInputElement;
  fireEvent.change(owner, { target: { value: 'Amina' } });
  fireEvent.blur(owner);
  await save(dialog);
  expect(sent).toEqual([]);
  expect(owner.value).toBe('Amina');
  expect(dialog.getByText('Kies iemand uit de lijst, of maak het veld leeg.')).toBeTruthy();
});

test('a dialog that was left and entered again keeps who was picked', async () => {
  const { sent, dialog } = await opened();
  const owner = dialog.getByRole('combobox', { name: 'Eigenaar' });
  await act(async () => owner.focus());
  await act(async () => owner.blur());
  await save(dialog);
  expect(sent).toEqual([['PUT', '/api/upkeep/{kind}/{guid}', { ownerId: 'joris', deputyId: null, reviewOn: null }]]);
});

test('what could not be saved stays as it was filled in, and why is said', async () => {
  const problem = { code: 'changed-meanwhile', title: 'Veranderd', detail: 'Iemand anders was u voor.', status: 409 };
  const { sent, dialog } = await opened(new CallError(409, problem as never));
  fireEvent.change(dialog.getByRole('combobox', { name: 'Eigenaar' }), { target: { value: '' } });
  await save(dialog);
  expect(sent.length).toBe(1);
  expect(dialog.getByText('Iemand anders was u voor.')).toBeTruthy();
  expect((dialog.getByRole('combobox', { name: 'Eigenaar' }) as HTMLInputElement).value).toBe('');
});
