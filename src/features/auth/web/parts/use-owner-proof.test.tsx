import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { OwnerProof } from '../../contract/proof.endpoints.ts';
import { useOwnerProof } from './use-owner-proof.tsx';

const wrong: Problem = {
  status: 400,
  detail: 'Vul het wachtwoord in waarmee u nu inlogt.',
  code: 'wrong-password',
  title: '',
  type: '',
  correlationId: '',
};

/** A change that asks for proof before it is made. */
function show(status: OwnerProof, lead?: string) {
  const given: unknown[] = [];
  const ends: boolean[] = [];
  const call = (async ({ method }: { method: string }, input: { body?: { password?: string } }) => {
    if (method === 'GET') return status;
    given.push(input.body);
    if (input.body?.password === 'fout') throw new CallError(400, wrong);
    return { ...status, isRecent: true };
  }) as unknown as Call;
  function Change() {
    const proof = useOwnerProof(lead);
    return (
      <>
        <button type="button" onClick={async () => ends.push(await proof.ask())}>
          Verander
        </button>
        {proof.dialog}
      </>
    );
  }
  render(
    <CallContext value={call}>
      <Change />
    </CallContext>,
  );
  return { given, ends, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

test('a password by keyboard alone: missing, wrong, and then on with what one was doing', async () => {
  const { given, ends, user } = show({ isRecent: false, ways: ['password', 'code'] });
  await user.click(press('Verander'));
  const field = await screen.findByLabelText(/^Uw wachtwoord/);
  await user.type(field, '{Enter}');
  expect(await screen.findByText('Vul uw wachtwoord in.')).toBeTruthy();
  await user.type(field, 'fout{Enter}');
  expect(await screen.findByText(wrong.detail)).toBeTruthy();
  expect(ends).toEqual([]);
  await user.clear(field);
  await user.type(field, 'goed{Enter}');
  await waitFor(() => expect(ends).toEqual([true]));
  expect(given).toEqual([{ password: 'fout' }, { password: 'goed' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a code for who has no password', async () => {
  const { given, ends, user } = show({ isRecent: false, ways: ['code'] });
  await user.click(press('Verander'));
  await user.type(await screen.findByLabelText(/^Code uit uw app/), '123 456{Enter}');
  await waitFor(() => expect(ends).toEqual([true]));
  expect(given).toEqual([{ code: '123 456' }]);
});

test('leaving it with Escape changes nothing', async () => {
  const { given, ends, user } = show({ isRecent: false, ways: ['password'] });
  await user.click(press('Verander'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(ends).toEqual([false]));
  expect(given).toEqual([]);
});

test('a browser without passkeys says so to who has nothing else', async () => {
  const { user } = show({ isRecent: false, ways: ['passkey'] });
  await user.click(press('Verander'));
  expect(await screen.findByText(/Deze browser kent geen toegangssleutels\. Doe dit/)).toBeTruthy();
});

test.each<[string, OwnerProof]>([
  ['showed it a moment ago', { isRecent: true, ways: ['password'] }],
  ['can show nothing', { isRecent: false, ways: [] }],
])('nothing is asked of who %s', async (_, status) => {
  const { ends, user } = show(status);
  await user.click(press('Verander'));
  await waitFor(() => expect(ends).toEqual([true]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it says why it asks, where something else is done than changing how one signs in', async () => {
  const { user } = show({ isRecent: false, ways: ['password'] }, 'U maakt een token.');
  await user.click(press('Verander'));
  expect(await screen.findByText('U maakt een token.')).toBeTruthy();
  expect(screen.queryByText(/hoe u inlogt/)).toBeNull();
});
