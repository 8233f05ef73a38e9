import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { NoticeLine, Notices } from '../contract/notice.ts';
import { NoticeTabs } from './notice-tabs.tsx';

const line = (words: Partial<NoticeLine>): NoticeLine => ({
  guids: [crypto.randomUUID()],
  section: 'you',
  kind: 'mentioned',
  title: 'Losse stoeptegel',
  path: '/meldingen/i/1',
  by: 'Rosa',
  quote: 'kun jij het hek lenen?',
  because: null,
  at: new Date().toISOString(),
  isNew: true,
  ...words,
});

function draw(lines: NoticeLine[], unread: Notices['unread'] = { you: 1, followed: 0 }) {
  const sent: unknown[] = [];
  const call = (async ({ path }: AnyEndpoint, { body }: { body?: unknown } = {}) => {
    sent.push([path, body]);
    return { guids: [] };
  }) as Call;
  const runTask: RunTask = async ({ run }) => ({ state: 'done', value: await run() });
  const user = userEvent.setup();
  const cache = createLoadCache();
  const tabs = (shown: NoticeLine[]) => (
    <QueryClientProvider client={cache}>
      <CallContext value={call}>
        <RunTaskContext value={runTask}>
          <NoticeTabs notices={{ lines: shown, unread, before: null }} />
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>
  );
  const { rerender } = render(tabs(lines));
  return { user, sent, renew: (newer: NoticeLine[]) => rerender(tabs(newer)) };
}

test('nothing at all says what one can do', () => {
  draw([], { you: 0, followed: 0 });
  expect(screen.getByRole('heading').textContent).not.toBe('');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('J and K go along the lines, E reads the one where one is', async () => {
  const first = line({ title: 'Een' });
  const { user, sent } = draw([first, line({ title: 'Twee', isNew: false })]);
  const links = screen.getAllByRole('link');
  act(() => links[0]?.focus());
  await user.keyboard('j');
  expect(document.activeElement).toBe(links[1]);
  await user.keyboard('jk');
  expect(document.activeElement).toBe(links[0]);
  await user.keyboard('e');
  await waitFor(() => expect(sent).toEqual([['/api/notices/read', { guids: first.guids }]]));
  // What was read is not read again.
  await user.keyboard('je');
  expect(sent).toHaveLength(1);
});

test('what is only followed opens first when nothing is for oneself', () => {
  draw([line({ section: 'followed', kind: 'itemOut', by: '', quote: '', because: 'Water' })], { you: 0, followed: 1 });
  const [, followed] = screen.getAllByRole('tab');
  expect(followed?.getAttribute('aria-selected')).toBe('true');
});

test('who stands on a line stays there when another joins it', () => {
  const [first = '', second = ''] = [crypto.randomUUID(), crypto.randomUUID()];
  const other = line({ title: 'Een' });
  const { renew } = draw([other, line({ kind: 'reacted', guids: [first] })]);
  act(() => screen.getAllByRole('link')[1]?.focus());
  renew([line({ kind: 'reacted', guids: [second, first] }), other]);
  expect(document.activeElement).toBe(screen.getAllByRole('link')[0]);
});
