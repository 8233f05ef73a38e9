import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FoundOnItems } from '#features/list-items/contract/editing/item-checks.endpoints.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CheckedPages } from './checked-pages.tsx';

const runTask = (async ({ run }: { run(): Promise<unknown> }) => ({
  state: 'done',
  value: await run(),
})) as unknown as RunTask;

const place = (title: string, path: string | null = null) => ({ guid: title, title, path, count: 1 });
const onPages = [{ kind: 'alt-missing', count: 1, pages: [place('Haven', '/haven')] }];
const portion = (title: string, last: string | null): FoundOnItems => ({
  found: [{ kind: 'alt-missing', count: 1, pages: [place(title, `/nieuws/i/1/${title}`)] }],
  looked: 500,
  total: 1000,
  last,
});

function shown(items: (after: string | undefined) => Promise<FoundOnItems>) {
  const asked = vi.fn(items);
  const call = (async (endpoint: { path: string }, { query }: { query: { after?: string } }) =>
    endpoint.path === '/api/pages:found' ? onPages : asked(query.after)) as unknown as Call;
  render(
    <CallContext value={call}>
      <RunTaskContext value={runTask}>
        <CheckedPages />
      </RunTaskContext>
    </CallContext>,
  );
  return asked;
}
const look = () => screen.getByRole('button', { name: 'Alles nakijken' });

test('pages and all portions of the items come together, with the places where it stands', async () => {
  const asked = shown(async (after) => (after === undefined ? portion('Brug', 'brug') : portion('Kade', null)));
  await userEvent.click(look());
  expect(await screen.findByText('1 soort bevinding.')).toBeTruthy();
  expect(asked.mock.calls).toEqual([[undefined], ['brug']]);
  expect(screen.getByText(/3 keer/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kade' }).getAttribute('href')).toBe('/nieuws/i/1/Kade/edit');
});

test('it says how far it is, and who stops keeps what was found and the focus', async () => {
  const answers: ((answer: FoundOnItems) => void)[] = [];
  const asked = shown((after) =>
    after === undefined ? Promise.resolve(portion('Brug', 'brug')) : new Promise((resolve) => answers.push(resolve)),
  );
  await userEvent.click(look());
  expect(screen.getByRole('progressbar', { name: '500 van 1.000 items nagekeken' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
  await act(async () => answers[0]?.({ ...portion('Kade', 'kade'), looked: 300 }));
  expect(screen.getByText('Gestopt: 800 van 1.000 items zijn nagekeken.')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: 'Kade' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(look()));
});
