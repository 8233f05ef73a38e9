import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { OwnSupport } from '../../contract/item-support.ts';
import { SupportPanel, type SupportPanelProps } from './support-panel.tsx';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const item: SupportPanelProps['item'] = { guid, state: 'published', support: { votes: 3, joins: 1 } };
const own: OwnSupport = { votes: 3, joins: 1, hasVoted: false, hasJoined: false, isOpen: true };

const runTask: RunTask = async ({ run }) => {
  try {
    return { state: 'done', value: await run() };
  } catch (error) {
    return { state: 'failed', error, code: 'k7q3' };
  }
};

/** A server that answers when it is told to. */
function server(start: OwnSupport) {
  let now = start;
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isFailing = false;
  const call = (async ({ method, path }: AnyEndpoint) => {
    if (method === 'GET') return now;
    const act = path.includes(':vote/') ? 'vote' : 'join';
    sent.push(`${method} ${act}`);
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    if (isFailing) throw new CallError(0, undefined);
    const key = act === 'vote' ? 'hasVoted' : 'hasJoined';
    const count = act === 'vote' ? 'votes' : 'joins';
    const isOn = method === 'PUT';
    if (now[key] !== isOn) now = { ...now, [key]: isOn, [count]: (now[count] ?? 0) + (isOn ? 1 : -1) };
    return now;
  }) as Call;
  return {
    call,
    sent,
    hold: () => {
      isHeld = true;
    },
    fail: () => {
      isFailing = true;
    },
    letGo: () => {
      isHeld = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

function draw(props: Partial<SupportPanelProps>, answering = server(own)) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={answering.call}>
        <RunTaskContext value={runTask}>
          <SupportPanel
            item={item}
            isMember
            isSignedIn
            supporters="Users"
            pagePath="/plan"
            signInHref="/login?returnTo=%2Fideeen"
            {...props}
          />
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>,
  );
  return { user, ...answering };
}

const vote = () => screen.getByRole('button', { name: 'Ik stem hiervoor' });
const isKnown = () => waitFor(() => expect(vote().getAttribute('aria-disabled')).toBe('false'));

test('a visitor reads the numbers and is led to sign in and back', () => {
  draw({ isMember: false, isSignedIn: false });
  expect(screen.getByText('3 stemmen')).toBeTruthy();
  expect(screen.getByText('1 persoon doet mee')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  const link = screen.getByRole('link', { name: 'Log in en doe mee' });
  expect(link.getAttribute('href')).toBe('/login?returnTo=%2Fideeen');
});

test('pressing counts at once, before the server has answered', async () => {
  const { user, hold, letGo, sent } = draw({});
  await isKnown();
  hold();
  await user.click(vote());
  expect(vote().getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('4 stemmen').getAttribute('role')).toBe('status');
  letGo();
  await waitFor(() => expect(sent).toEqual(['PUT vote']));
  expect(screen.getByText('4 stemmen')).toBeTruthy();
});

test('pressing again takes back, in the order of pressing, by keyboard too', async () => {
  const { user, hold, letGo, sent } = draw({});
  await isKnown();
  hold();
  vote().focus();
  await user.keyboard(' ');
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(vote().getAttribute('aria-pressed')).toBe('true');
  letGo();
  await waitFor(() => expect(sent).toEqual(['PUT vote', 'DELETE vote', 'PUT vote']));
  await waitFor(() => expect(screen.getByText('4 stemmen')).toBeTruthy());
  expect(document.activeElement).toBe(vote());
});

test('what fails is put back and said', async () => {
  const { user, fail } = draw({});
  await isKnown();
  fail();
  await user.click(screen.getByRole('button', { name: 'Ik doe mee' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  await waitFor(() => expect(screen.getByText('1 persoon doet mee')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Ik doe mee' }).getAttribute('aria-pressed')).toBe('false');
});

test('what is over shows its numbers, and lets go of what one chose', async () => {
  draw({ item: { ...item, state: 'expired' } }, server({ ...own, hasVoted: true, isOpen: false }));
  await waitFor(() => expect(vote().getAttribute('aria-pressed')).toBe('true'));
  expect(screen.queryByRole('button', { name: 'Ik doe mee' })).toBeNull();
  expect(screen.getByText('Stemmen of meedoen kan niet meer.')).toBeTruthy();
});

test.each([
  ['that some joined says so', { joins: 2 }, '2 mensen doen mee', 'Meedoen kan niet meer.'],
  ['that got votes says so', { votes: 1 }, '1 stem', 'Stemmen kan niet meer.'],
])('what is over %s, in its own words', (_, support, count, closed) => {
  draw({ item: { ...item, state: 'expired', support }, isMember: false, isSignedIn: false });
  expect(screen.getByText(count)).toBeTruthy();
  expect(screen.getByText(closed)).toBeTruthy();
});

test('what is over and had nobody says nothing; what is open asks a visitor to sign in, and says not that nobody came', () => {
  draw({ item: { ...item, state: 'expired', support: { joins: 0 } }, isMember: false, isSignedIn: false });
  expect(screen.queryByRole('region')).toBeNull();
  draw({ item: { ...item, support: { joins: 0 } }, isMember: false, isSignedIn: false });
  expect(screen.getByRole('link', { name: 'Log in om mee te doen' })).toBeTruthy();
  expect(screen.queryByText('Nog niemand doet mee')).toBeNull();
});

test('an event can be joined and has no votes; a news item has neither', async () => {
  draw(
    { item: { ...item, support: { joins: 0 } } },
    server({ joins: 0, hasVoted: false, hasJoined: false, isOpen: true }),
  );
  expect(await screen.findByRole('button', { name: 'Ik doe mee' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ik stem hiervoor' })).toBeNull();
});

test('whoever is switched off reads the numbers and has nothing to press', () => {
  draw({ isMember: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
