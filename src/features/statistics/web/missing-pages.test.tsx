import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { addRedirect, undoRedirects } from '#features/redirects/contract/redirects.endpoints.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { MissingPages } from './missing-pages.tsx';

const likely = { guid: 'a-page', title: 'Nieuws', path: '/nieuws' };
const asked = (path: string, from: string | null) => ({
  ...{ path, from, views: 2, isLed: false },
  likely: path.includes('…') ? null : likely,
});

function start() {
  const made: unknown[] = [];
  let undo: (() => Promise<unknown>) | undefined;
  const runTask: RunTask = async (request) => {
    const value = await request.run();
    undo = async () => request.undo?.(value);
    return { state: 'done', value };
  };
  const call = (async (endpoint: unknown, { body }: { body: unknown }) => {
    if (endpoint === addRedirect) made.push(body);
    if (endpoint === undoRedirects) made.pop();
    return { change: 'a-change' };
  }) as unknown as Call;
  const missing = [asked('/en/oud-nieuws', '/en'), asked('/en/oud-nieuws', 'elders.example'), asked('/mijn/…', null)];
  render(
    <MemoryRouter>
      <CallContext value={call}>
        <RunTaskContext value={runTask}>
          <MissingPages missing={missing} />
        </RunTaskContext>
      </CallContext>
    </MemoryRouter>,
  );
  const offers = () => screen.queryAllByRole('button', { name: /Naar ‘Nieuws’/ });
  return { user: userEvent.setup(), made, offers, undo: () => undo?.() };
}

test('an address that is led on is offered nowhere, from whichever page it was asked for, until that is undone', async () => {
  const { user, made, offers, undo } = start();
  expect(offers()).toHaveLength(2);
  const [first] = offers();
  if (first !== undefined) await user.click(first);
  expect(made).toEqual([{ from: '/en/oud-nieuws', to: 'page:a-page' }]);
  expect(offers()).toHaveLength(0);
  expect(screen.getAllByText('Verwijst nu door')).toHaveLength(2);
  await act(async () => undo());
  expect(offers()).toHaveLength(2);
  expect(made).toEqual([]);
});

test('of an address that was not kept whole is said why, and nothing is offered', () => {
  start();
  const [row] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('/mijn/…'));
  expect(row).toBeDefined();
  if (row === undefined) return;
  expect(within(row).queryByRole('link')).toBeNull();
  expect(within(row).getByText(/leek van een persoon/)).toBeDefined();
});
