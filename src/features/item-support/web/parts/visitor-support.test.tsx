import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Supporters } from '#features/item-types/contract/supporters.ts';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { TakingPart } from '../../contract/taking-part.ts';
import { VisitorSupport } from './visitor-support.tsx';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const start: TakingPart = { votes: 3, joins: 0, hasVoted: false, hasJoined: false, isOpen: true, waiting: null };

function show(supporters: Supporters, part: TakingPart = start) {
  const sent: string[] = [];
  let now = part;
  const call = (async ({ method }: AnyEndpoint) => {
    // The sum that is begun when the form gets the focus.
    if (method === 'POST') return { token: 'a.b.c', bits: 0 };
    if (method === 'DELETE') now = { ...now, hasVoted: false, waiting: null, votes: 2 };
    if (method !== 'GET') sent.push(method);
    return now;
  }) as unknown as Call;
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <VisitorSupport
          {...{ guid, supporters }}
          counts={{ votes: 3, joins: 0 }}
          kinds={['vote', 'join']}
          isOpen={part.isOpen}
          pagePath="/plan"
          signInHref="/login"
        />
      </CallContext>
    </QueryClientProvider>,
  );
  return sent;
}

test('asks for an address where it is proven, and tells what is wrong with one', async () => {
  show('Verify');
  await userEvent.click(screen.getByText('Stem of doe mee'));
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'geen adres');
  await userEvent.click(screen.getByRole('button', { name: 'Ik stem hiervoor' }));
  expect(screen.getByText('Vul een e-mailadres in, zoals naam@voorbeeld.nl.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mailadres' }));
  expect(screen.getByRole('textbox', { name: 'E-mailadres' }).getAttribute('aria-invalid')).toBe('true');
});

test('votes with one press where anyone may; joining still asks for an address', () => {
  show('Public');
  expect(screen.getByRole('button', { name: 'Ik stem hiervoor' })).toBeTruthy();
  expect(screen.getByText('Doe mee')).toBeTruthy();
});

test('shows what this browser did, and takes it back with the focus kept', async () => {
  const sent = show('Verify', { ...start, hasVoted: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Neem stem terug' }));
  await waitFor(() => expect(screen.getByText('Teruggenomen.')).toBeTruthy());
  expect(sent).toEqual(['DELETE']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Stemmen en meedoen' }));
});

test('shows what waits for its mail to who sent it', async () => {
  const waiting = {
    guid,
    key: 'k',
    email: 'jan@post.example',
    isMailed: true,
    kinds: ['vote' as const],
    title: 'Trap',
    page: '/plan',
  };
  show('Verify', { ...start, waiting });
  expect(await screen.findByText('Wacht op bevestiging')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vul code in' }).getAttribute('href')).toBe(`/taking-part/${guid}`);
});

test('says that it is over', () => {
  show('Verify', { ...start, isOpen: false });
  expect(screen.getByText('Stemmen of meedoen kan niet meer.')).toBeTruthy();
  expect(screen.queryByText('Stem of doe mee')).toBeNull();
});
