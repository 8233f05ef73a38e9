import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { choiceFault } from '#features/polls/contract/given-choices.ts';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import { resolveLanguage, text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { TestEventSource } from '#platform/web/live/testing/test-event-source.ts';
import type { Poll, PollStanding } from '../../contract/poll.ts';
import { PollOptions } from '../../contract/poll-options.ts';
import { PollBlock } from './poll-block.tsx';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const keys = ['stairs', 'trees', 'ferry'];
const options = PollOptions.parse({
  question: text('Wat komt eerst?'),
  choices: [
    { key: 'stairs', label: text('Zwemtrap') },
    { key: 'trees', label: text('Bomen') },
    { key: 'ferry', label: text('Veer') },
  ],
});
const open: Poll = { guid, state: 'open', closedOn: null, voting: 'account', canManage: false, results: null };
const fresh: PollStanding = { state: 'open', own: null, waiting: null, results: null };

function server(poll: Poll, start: PollStanding = fresh) {
  let now = start;
  let isFailing = false;
  const sent: unknown[] = [];
  const call = (async ({ method, path }: AnyEndpoint, input: { body?: { choices: string[] } }) => {
    if (method === 'GET') return path.endsWith('/standing') ? now : poll;
    sent.push(method);
    if (isFailing) throw new CallError(0, undefined);
    const own = method === 'DELETE' ? null : (input.body?.choices ?? []);
    const counted = keys.map((key) => ({ key, votes: (own?.includes(key) ? 1 : 0) + (key === 'trees' ? 2 : 0) }));
    now = { ...now, own, results: own && { voters: 3, choices: counted } };
    return now;
  }) as Call;
  return {
    call,
    sent,
    /** Somebody else votes. */
    arrive: (voters: number) => {
      now = { ...now, results: { voters, choices: [{ key: 'trees', votes: voters }] } };
    },
    fail: () => {
      isFailing = true;
    },
  };
}

async function draw(call: Call, overrides: Partial<PollOptions> = {}) {
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <PollBlock
          guid={guid}
          asked={resolveLanguage({ ...options, ...overrides }, 'nl', 'nl')}
          headingLevel={2}
          pagePath="/kade"
          search={new URLSearchParams()}
        />
      </CallContext>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => vi.unstubAllGlobals());

test('voting by keyboard shows how it stands, says so and keeps the focus', async () => {
  const { call, sent } = server(open);
  const user = await draw(call);
  await user.click(await screen.findByRole('radio', { name: 'Bomen' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Uw stem telt mee.')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Bomen, uw keuze' })).toBeTruthy();
  expect(screen.getByRole('heading')).toBe(document.activeElement);
  expect(screen.getByRole('row', { name: /Bomen/ }).textContent).toContain('100 %');
  expect(sent).toEqual(['PUT']);
});

test('choosing nothing is told, and nothing is sent', async () => {
  const { call, sent } = server(open);
  const user = await draw(call);
  await user.click(await screen.findByRole('button', { name: 'Stem' }));
  expect(screen.getByRole('alert').textContent).toBe('Kies een antwoord.');
  expect(screen.getByRole('radio', { name: 'Zwemtrap' })).toBe(document.activeElement);
  expect([sent, choiceFault(options, [])]).toEqual([[], 'missing']);
});

test('several are boxes, and more than the poll says is told', async () => {
  const { call, sent } = server(open);
  const user = await draw(call, { maxChoices: 2 });
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Stem' }));
  expect(screen.getByRole('alert').textContent).toBe('Kies er hooguit 2.');
  expect(sent).toEqual([]);
});

test('one thinks again, leaves it after all, and takes it back', async () => {
  const voted = { ...fresh, own: ['stairs'], results: { voters: 1, choices: [] } };
  const { call, sent } = server(open, voted);
  const user = await draw(call);
  await user.click(await screen.findByRole('link', { name: 'Wijzig uw stem' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Zwemtrap' }).checked).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Toch niet' }));
  await user.click(await screen.findByRole('button', { name: 'Trek uw stem in' }));
  expect(await screen.findByText('Uw stem is ingetrokken.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Stem' })).toBeTruthy();
  expect(sent).toEqual(['DELETE']);
});

test('a lost connection is told, with what was chosen still there', async () => {
  const { call, fail } = server(open);
  const user = await draw(call);
  fail();
  await user.click(await screen.findByRole('radio', { name: 'Veer' }));
  await user.click(screen.getByRole('button', { name: 'Stem' }));
  expect(await screen.findByText('Uw stem is niet verstuurd.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Veer' }).checked).toBe(true);
});

test('who has to sign in is led there, and who may not vote is told', async () => {
  await draw(server({ ...open, voting: 'sign-in' }).call);
  const link = await screen.findByRole('link', { name: 'Log in om te stemmen' });
  expect(link.getAttribute('href')).toContain('/login?returnTo=%2Fkade');
});

test('a closed poll shows its result and what happens with it', async () => {
  const results = { voters: 4, choices: [{ key: 'trees', votes: 4 }] };
  const { call } = server(
    { ...open, state: 'closed', closedOn: '2026-11-01T12:00:00Z', results },
    {
      ...fresh,
      state: 'closed',
      results,
    },
  );
  await draw(call, { outcome: text('De bomen komen er.') });
  expect(await screen.findByText('De bomen komen er.')).toBeTruthy();
  expect(screen.getByText(/Gesloten op 1 november 2026/).textContent).toContain('4 stemmen.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a name that is told is told before', async () => {
  await draw(server(open).call, { names: 'members' });
  expect(await screen.findByText(/Leden zien uw naam bij uw keuze/)).toBeTruthy();
});

test('who sees how it stands sees the votes of others arrive, and stays where they are', async () => {
  TestEventSource.opened = [];
  vi.stubGlobal('EventSource', TestEventSource);
  const voted = { ...fresh, own: ['trees'], results: { voters: 1, choices: [{ key: 'trees', votes: 1 }] } };
  const { call, arrive } = server(open, voted);
  const user = await draw(call);
  const change = await screen.findByRole('link', { name: 'Wijzig uw stem' });
  await waitFor(() => expect(TestEventSource.opened.at(-1)?.url).toContain(`poll%3A${guid}`));
  change.focus();
  arrive(41);
  await act(async () => TestEventSource.opened.at(-1)?.say('changed', 'a-1', { topics: [`poll:${guid}`] }));
  await waitFor(() => expect(screen.getByText(/41 stemmen/)).toBeTruthy());
  expect(document.activeElement).toBe(change);
  await user.click(change);
  expect(screen.getByRole('button', { name: /Stem|Wijzig/ })).toBeTruthy();
});

test('who does not see how it stands follows nothing', async () => {
  TestEventSource.opened = [];
  vi.stubGlobal('EventSource', TestEventSource);
  await draw(server(open).call);
  await screen.findByRole('radio', { name: 'Bomen' });
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  expect(TestEventSource.opened).toEqual([]);
});
